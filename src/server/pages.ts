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
  const { handler } = (await import(pathToFileURL(entry).href)) as Renderer
  return handler
}
