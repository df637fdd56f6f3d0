import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Handler } from './static-files.ts'

interface Renderer {
  handler: Handler
}

/**
 * Astro's own renderer for the pages that are made on demand.
 * They read the lists from PocketBase, whose address they find in POCKETBASE_URL.
 */
export async function loadPages(serverDir: string, pocketBaseUrl: string): Promise<Handler> {
  process.env.POCKETBASE_URL = pocketBaseUrl
  const entry = join(serverDir, 'entry.mjs')
  if (!existsSync(entry)) return (_request, _response, next) => next()
  const listeners = process.listeners('unhandledRejection')
  const { handler } = (await import(pathToFileURL(entry).href)) as Renderer
  replaceListeners(listeners)
  return handler
}

/**
 * Astro tells of a failed promise together with the page's address, and a list's address is the key to the list.
 *
 * @param before the listeners that were there before Astro's
 */
function replaceListeners(before: readonly NodeJS.UnhandledRejectionListener[]): void {
  for (const listener of process.listeners('unhandledRejection')) {
    if (!before.includes(listener)) process.off('unhandledRejection', listener)
  }
  if (!before.includes(tellFailure)) process.on('unhandledRejection', tellFailure)
}

function tellFailure(reason: unknown): void {
  process.stderr.write(`${reason instanceof Error ? reason.stack : reason}\n`)
}
