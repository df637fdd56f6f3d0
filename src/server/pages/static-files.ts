import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import Negotiator from 'negotiator'
import { addresses } from '../../site.ts'
import { policyName } from './headers.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const day = 24 * 60 * 60

/** The file of the worker that removes the service worker. */
export const withdrawnWorkerFile = 'sw-withdrawn.js'

/** Files whose names contain a hash of their content. */
const versioned = /^\/(?:_astro|words|offline)\/|^\/alimente\/cautare-/

/** The first match wins. Browsers ask again for a file without a hash in its name, by its ETag or after a while. */
const cacheRules: readonly [pattern: RegExp, value: string][] = [
  [versioned, `public, max-age=${365 * day}, immutable`],
  [/^\/sw(?:-withdrawn)?\.js$/, 'no-cache'],
  [/^\/sitemap\.xml$/, `public, max-age=${day}`],
  [/\.(?:svg|png|ico|woff2)$/, `public, max-age=${day}`],
  [/(?:)/, 'no-cache'],
]

export interface StaticFiles {
  distDir: string
  /** Earlier builds: pages that are still open ask for their scripts hours or days later. */
  olderDistDirs?: readonly string[]
  /** Browsers get the worker that removes the service worker. */
  isWorkerWithdrawn?: boolean
}

/** Counts the memory that an answer takes until it is read. */
type HoldMemory = (request: IncomingMessage, response: ServerResponse, bytes: number) => void

/**
 * The built files, precompressed, with clean addresses (`/despre` is despre.html).
 *
 * @param hold called for each file that is decompressed while it is sent; all others are in memory once for all readers
 */
export function createStaticFiles(
  { distDir, olderDistDirs = [], isWorkerWithdrawn = false }: StaticFiles,
  policyOf: (pathname: string) => string,
  hold: HoldMemory,
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
    // Also on a 304: its headers replace those of the browser's copy.
    response.setHeader('Cache-Control', cacheValue(pathname))
    response.setHeader(policyName, policyOf(pathname))
    const { heldBytes } = sendFile(request, response, file)
    if (heldBytes > 0) hold(request, response, heldBytes)
  }
}

/** The files that open pages may ask for from an earlier build; none if it has just been deleted. */
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

/** A file in one encoding, ready to be sent. */
interface Variant {
  encoding: string
  etag: string
  headers: OutgoingHttpHeaders
  /** Bytes of memory that sending it takes. */
  heldBytes: number
  /** Sends it and ends the answer. */
  end: (response: ServerResponse) => void
}

/** The variants of a file in order of preference; the file itself comes last. */
type BuiltFile = readonly Variant[]

/** The compressed files that the build writes beside a file, the smallest first. */
const encodings = [
  { suffix: '.br', encoding: 'br' },
  { suffix: '.gz', encoding: 'gzip' },
  { suffix: '', encoding: 'identity' },
] as const

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** Files without an address: error pages, compressed files, and hidden files except `.well-known`. */
const withoutAddress = /(?:^|\/)404\.html$|\.(?:br|gz)$|(?:^|\/)\.(?!well-known\/)/

/**
 * All files of a build by their addresses (`despre.html` is at '/despre'), read once: a build may be deleted from the
 * disk before its server ends, and memory answers many times as fast.
 *
 * @param isWanted by address
 */
function readBuiltFiles(
  folder: string,
  isWanted: (address: string) => boolean = () => true,
): ReadonlyMap<string, BuiltFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
  const all = new Set(names)
  const wanted = names.filter((name) => !withoutAddress.test(name) && isWanted(addressOf(name)))
  return new Map(wanted.map((name) => [addressOf(name), readVariants(folder, name, all)]))
}

/**
 * Sends a file in the best encoding that the browser accepts, or 304 if its copy is still valid.
 *
 * @returns the sent data
 */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: BuiltFile,
): Pick<Variant, 'heldBytes'> {
  const accepted = new Negotiator(request).encodings(file.map(({ encoding }) => encoding))
  const variant = file.find(({ encoding }) => accepted.includes(encoding)) ?? file.at(-1)
  if (!variant) throw new Error('a file has no content')
  const { etag, headers, end } = variant
  if (file.length > 1) response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', etag)
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304).end()
    return { heldBytes: 0 }
  }
  end(response.writeHead(200, headers))
  return variant
}

function addressOf(name: string): string {
  return `/${name}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '')
}

function readVariants(folder: string, name: string, all: ReadonlySet<string>): BuiltFile {
  const path = join(folder, name)
  const type = types[extname(name)] ?? 'application/octet-stream'
  const found = encodings.filter(({ suffix }) => suffix !== '' && all.has(name + suffix))
  const packed = found.map(({ suffix, encoding }) => ({ encoding, body: readFileSync(path + suffix) }))
  const gzipped = packed.find(({ encoding }) => encoding === 'gzip')?.body
  return [
    ...packed.map(({ encoding, body }) =>
      whole(body, { 'Content-Type': type, 'Content-Encoding': encoding }),
    ),
    gzipped
      ? unpacked(gzipped, statSync(path).size, type)
      : whole(readFileSync(path), { 'Content-Type': type }),
  ]
}

/** Memory for zlib's window and tables, and for decompressed data that is not sent yet. */
const unpackingBytes = 96 * 1024

function whole(body: Buffer, headers: OutgoingHttpHeaders): Variant {
  return {
    encoding: String(headers['Content-Encoding'] ?? 'identity'),
    etag: `"${hashOf(body)}"`,
    headers: { ...headers, 'Content-Length': body.length },
    heldBytes: 0,
    end: (response) => response.end(body),
  }
}

/**
 * A file without compression, unpacked as it is read: few clients ask for it, and storing it would take most of the
 * memory.
 */
function unpacked(gzipped: Buffer, size: number, type: string): Variant {
  return {
    encoding: 'identity',
    etag: `"${hashOf(gzipped)}-unpacked"`,
    headers: { 'Content-Type': type, 'Content-Length': size },
    heldBytes: unpackingBytes,
    end: (response) => {
      const unpack = () => {
        const gunzip = createGunzip()
        // An early end of the connection ends the decompression too, and is no error.
        pipeline(gunzip, response, () => undefined)
        gunzip.end(gzipped)
      }
      // An answer without a socket waits for other answers on its connection.
      if (response.socket) unpack()
      else response.once('socket', unpack)
    },
  }
}

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 16)
}
