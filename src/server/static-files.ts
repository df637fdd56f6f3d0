import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { addresses } from '../site.ts'
import { policyName } from './headers.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const day = 24 * 60 * 60

/** The worker that takes the service worker away, in the build. */
export const withdrawnWorkerFile = 'sw-withdrawn.js'

/** Named by what is in them. */
const versioned = /^\/(?:_astro|words|offline)\/|^\/alimente\/cautare-/

/** First match wins. What has no hash in its name is asked about again, by its ETag or after a while. */
const cacheRules: readonly [pattern: RegExp, value: string][] = [
  [versioned, `public, max-age=${365 * day}, immutable`],
  [/^\/sw(?:-withdrawn)?\.js$/, 'no-cache'],
  [/^\/sitemap\.xml$/, `public, max-age=${day}`],
  [/\.(?:svg|png|ico|woff2)$/, `public, max-age=${day}`],
  [/(?:)/, 'no-cache'],
]

/** An error page's own address is not a page. */
const errorPage = /\/404(?:\.html)?\/?(?:\?|$)/

export interface StaticFiles {
  distDir: string
  /** Builds of before: pages that are still open ask for their scripts, hours or days later. */
  olderDistDirs?: readonly string[]
  /** Browsers are given the worker that takes the service worker away. */
  isWorkerWithdrawn?: boolean
}

/** The built files, precompressed, with clean addresses (`/despre` is despre.html). */
export function createStaticFiles(
  { distDir, olderDistDirs = [], isWorkerWithdrawn = false }: StaticFiles,
  policyOf: (pathname: string) => string,
): Handler {
  const serve = serveBuild(distDir, policyOf)
  const serveOlder = inTurn(olderDistDirs.map((dir) => serveBuild(dir, policyOf)))
  return (request, response, next) => {
    const { method, url = '/' } = request
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead || errorPage.test(url)) return next()
    if (isWorkerWithdrawn && url === addresses.serviceWorker) request.url = `/${withdrawnWorkerFile}`
    serve(request, response, versioned.test(url) ? () => serveOlder(request, response, next) : next)
  }
}

function serveBuild(distDir: string, policyOf: (pathname: string) => string): Handler {
  const serve = sirv(join(distDir, 'client'), { brotli: true, gzip: true, etag: true })
  return (request, response, next) => {
    const [pathname = '/'] = (request.url ?? '/').split('?', 1)
    // On a confirmation, too: in the browser's copy its headers take the place of those that came with the page.
    response.setHeader('Cache-Control', cacheValue(pathname))
    response.setHeader(policyName, policyOf(pathname))
    serve(request, response, () => {
      response.removeHeader('Cache-Control')
      next()
    })
  }
}

/** Asks one after the other until one has it. */
function inTurn(handlers: readonly Handler[]): Handler {
  return (request, response, next) => {
    const [first, ...others] = handlers
    if (first) first(request, response, () => inTurn(others)(request, response, next))
    else next()
  }
}

function cacheValue(pathname: string): string {
  return cacheRules.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'no-cache'
}
