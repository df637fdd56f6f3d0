import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { policyName } from './headers.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const day = 24 * 60 * 60

/** The worker that takes the service worker away, in the build. */
export const withdrawnWorkerFile = 'sw-withdrawn.js'

/** First match wins. What has no hash in its name is asked about again, by its ETag or after a while. */
const cacheRules: readonly [pattern: RegExp, value: string][] = [
  [/^\/(?:_astro|words|offline)\/|^\/alimente\/cautare-/, `public, max-age=${365 * day}, immutable`],
  [/^\/sw(?:-withdrawn)?\.js$/, 'no-cache'],
  [/^\/sitemap\.xml$/, `public, max-age=${day}`],
  [/\.(?:svg|png|ico|woff2)$/, `public, max-age=${day}`],
  [/(?:)/, 'no-cache'],
]

/** An error page's own address is not a page. */
const errorPage = /\/404(?:\.html)?\/?(?:\?|$)/

/** The built files, precompressed, with clean addresses (`/despre` is despre.html). */
export function createStaticFiles(clientDir: string, policyOf: (pathname: string) => string): Handler {
  const serve = sirv(join(clientDir), {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheValue(pathname))
      response.setHeader(policyName, policyOf(pathname))
    },
  })
  return (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && !errorPage.test(request.url ?? '')) serve(request, response, next)
    else next()
  }
}

function cacheValue(pathname: string): string {
  return cacheRules.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'no-cache'
}
