import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readShareToken, shareTokenHeader } from '../../protocol/share-token.ts'
import type { PocketBaseAccess } from '../../protocol/site-secret.ts'
import { addresses } from '../../site.ts'
import { inWords, tellOperator } from '../health/journal.ts'
import { unescaped } from '../limits/unescaped.ts'
import { type PageLocals, readListScripts } from './list-scripts.ts'
import type { Handler } from './static-files.ts'

const tokenHeader = shareTokenHeader.toLowerCase()

interface Renderer {
  handler: (...given: [...Parameters<Handler>, locals: PageLocals]) => void
}

/** What the pages that are made on demand are made for. */
export interface PagesFor {
  /** Where they read lists. */
  pocketBase: PocketBaseAccess
  /** Whether all lists end each night, which their pages say. */
  isDemo?: boolean
}

/** Astro's renderer of a build, for the pages that are made on demand. */
export async function loadPages(distDir: string, { pocketBase, isDemo = false }: PagesFor): Promise<Handler> {
  const entry = join(distDir, 'server', 'entry.mjs')
  if (!existsSync(entry)) return (_request, _response, next) => next()
  const locals: PageLocals = { pocketBase, listScripts: readListScripts(distDir), isDemo }
  const listeners = process.listeners('unhandledRejection')
  const { handler } = (await import(pathToFileURL(entry).href)) as Renderer
  replaceListeners(listeners)
  return (request, response, next) => {
    if (hideToken(request)) handler(request, response, next, locals)
    else next()
  }
}

/**
 * Moves the token from the address of a list's page or manifest into a header, and drops the query: Astro logs the address
 * of a page that fails, and the address of a list is the key to the list.
 *
 * @param request its address with dots and backslashes resolved
 * @returns false for any other address, which Astro must not see
 */
export function hideToken(request: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const [pathname = ''] = request.url?.split('?', 1) ?? []
  const token = addresses.tokenIn(pathname)
  if (token === undefined) return false
  request.headers[tokenHeader] = readShareToken(unescaped(token)) ?? ''
  request.url = pathname === addresses.list(token) ? addresses.list('-') : addresses.listManifest('-')
  return true
}

/**
 * Replaces Astro's listeners, which log a failed promise with the address of its page: the address of a list is the key
 * to the list.
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
  tellOperator('error', inWords(reason))
}
