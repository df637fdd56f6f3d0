import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { calls } from '../../protocol/calls.ts'
import { readShareToken, shareTokenHeader } from '../../protocol/share-token.ts'
import type { PocketBaseAccess } from '../../protocol/site-secret.ts'
import { addresses } from '../../site.ts'
import { visitorOf } from '../limits/client-address.ts'
import { limits } from '../limits/limits.ts'
import { Turns } from '../limits/turns.ts'
import { unescaped } from '../limits/unescaped.ts'
import type { Unread } from '../limits/unread.ts'
import { AnswerThread } from '../threads/answer-thread.ts'
import type { Upstream } from '../upstream.ts'
import { readListScripts } from './list-scripts.ts'
import type { PageThreadData } from './page-worker.ts'

const tokenHeader = shareTokenHeader.toLowerCase()

/** Context of the pages that are rendered on demand. */
export interface PagesFor {
  /** PocketBase that the pages read lists from. */
  pocketBase: PocketBaseAccess
  /** True when all lists are deleted each night, which the pages mention. */
  isDemo?: boolean
  isProxyTrusted: boolean
}

export interface PageSources {
  upstream: Upstream
  unread: Unread
}

export interface Pages {
  /** @param next answers if there is no such page */
  render: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Ends the threads, once the last pages are sent. */
  end: () => void
}

/** PocketBase's answer to a request for a list; the status is 0 when there was no answer. */
interface ListAnswer {
  bodyStatus: number
  body: Buffer
}

/**
 * Starts a thread in which Astro renders the pages that are made on demand, all of which show lists. Pages of long lists are
 * rendered in a second thread, so that pages of short lists do not wait for them.
 *
 * @throws when the build cannot be rendered
 */
export async function loadPages(distDir: string, pagesFor: PagesFor, sources: PageSources): Promise<Pages> {
  const { isDemo = false, isProxyTrusted } = pagesFor
  const { url, secret } = pagesFor.pocketBase
  const entry = join(distDir, 'server', 'entry.mjs')
  if (!existsSync(entry)) return { render: (_request, _response, next) => next(), end: () => undefined }
  const locals = { pocketBase: { url, secret }, listScripts: readListScripts(distDir), isDemo }
  const data: PageThreadData = { entry: pathToFileURL(entry).href, locals }
  const module = new URL('./page-worker.ts', import.meta.url)
  const threadOf = (isKept: boolean) =>
    new AnswerThread({ module, data, atOnce: 1, perVisitor: 1, isKept, unread: sources.unread })
  const threads = { short: threadOf(true), long: threadOf(false) }
  await threads.short.start()
  const renderList = createListRenderer(threads, sources.upstream, isProxyTrusted)
  return {
    render(request, response, next) {
      if (hideToken(request)) renderList(request, response, next)
      else next()
    },
    end() {
      threads.short.end()
      threads.long.end()
    },
  }
}

function createListRenderer(
  threads: Readonly<Record<'short' | 'long', AnswerThread>>,
  upstream: Upstream,
  isProxyTrusted: boolean,
): Pages['render'] {
  // Limited, because a request that waits for a thread keeps its list in memory.
  const turns = new Turns(limits.pages)
  return (request, response, next) => {
    const visitor = visitorOf(request, isProxyTrusted)
    const { method = 'GET', url = '/' } = request
    const token = String(request.headers[tokenHeader])
    const isList = url === addresses.list('-') && token !== ''
    turns.take(visitor, (onWorked) => {
      const answer = (list?: ListAnswer) => {
        const thread = list && list.body.length > limits.longListBytes ? threads.long : threads.short
        const encoding = request.headers['accept-encoding']
        const headers = { [tokenHeader]: token, ...(encoding && { 'accept-encoding': encoding }) }
        const asked = { method, url, headers, ...list }
        thread.answer({ visitor, response, asked, onNone: next, onWorked })
      }
      if (isList) readList(upstream, visitor, token, response, answer)
      else answer()
    })
  }
}

/** Reads a list for its page. */
function readList(
  upstream: Upstream,
  visitor: string,
  token: string,
  response: ServerResponse,
  use: (list: ListAnswer) => void,
): void {
  const { method, path } = calls.readList
  const asked = { method, path: `${path}?since=0`, headers: { [shareTokenHeader]: token } }
  const giveUp = upstream.ask('other', visitor, asked, {
    fail: () => use({ bodyStatus: 0, body: Buffer.alloc(0) }),
    answer: ({ status, body }) => use({ bodyStatus: status, body }),
  })
  response.on('close', giveUp)
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
