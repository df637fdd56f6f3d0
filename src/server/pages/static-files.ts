import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { addresses } from '../../site.ts'
import { type BuiltFile, readBuiltFiles, sendFile } from './built-files.ts'
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
  const files = readBuiltFiles(join(distDir, 'client'))
  const older = olderDistDirs.map(readOlder)
  const withdrawn = isWorkerWithdrawn ? files.get(`/${withdrawnWorkerFile}`) : undefined
  const find = (pathname: string) =>
    (pathname === addresses.serviceWorker && withdrawn) ||
    (files.get(pathname) ?? older.find((build) => build.has(pathname))?.get(pathname))
  return (request, response, next) => {
    const { method, url = '/' } = request
    const [pathname = '/'] = url.split('?', 1)
    const file = method === 'GET' || method === 'HEAD' ? find(pathname) : undefined
    if (!file) return next()
    // On a confirmation, too: in the browser's copy its headers take the place of those that came with the page.
    response.setHeader('Cache-Control', cacheValue(pathname))
    response.setHeader(policyName, policyOf(pathname))
    sendFile(request, response, file)
  }
}

/** What open pages may ask of a build of before; nothing when it has just been dropped for newer ones. */
function readOlder(distDir: string): ReadonlyMap<string, BuiltFile> {
  try {
    return readBuiltFiles(join(distDir, 'client'), (address) => versioned.test(address))
  } catch {
    return new Map()
  }
}

function cacheValue(pathname: string): string {
  return cacheRules.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'no-cache'
}
