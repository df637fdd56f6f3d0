import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** A file in one encoding, ready to be sent. */
interface Variant {
  encoding: string
  etag: string
  headers: OutgoingHttpHeaders
  /** Ends an answer with it. */
  end: (response: ServerResponse) => void
}

/** In the order in which they are preferred; the file itself comes last. */
export type BuiltFile = readonly Variant[]

/** What the build lays beside a file, the smallest first. */
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

/** An error page has no address of its own; a hidden file has none, except those that are meant to be known. */
const withoutAddress = /(?:^|\/)404\.html$|\.(?:br|gz)$|(?:^|\/)\.(?!well-known\/)/

/**
 * All files of a build by their addresses (`despre.html` is at '/despre'), read once: a build may be gone from the
 * disk before the server that runs on it ends, and memory answers many times as fast.
 *
 * @param isWanted by address
 */
export function readBuiltFiles(
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

/** Sends a file in the best encoding that the browser reads, or tells it that its copy is still right. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: BuiltFile): void {
  const accepted = request.headers['accept-encoding'] ?? ''
  const variant = file.find(({ encoding }) => accepted.includes(encoding)) ?? file.at(-1)
  if (!variant) throw new Error('a file has no content')
  const { etag, headers, end } = variant
  if (file.length > 1) response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', etag)
  if (request.headers['if-none-match']?.includes(etag)) response.writeHead(304).end()
  else end(response.writeHead(200, headers))
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

function whole(body: Buffer, headers: OutgoingHttpHeaders): Variant {
  return {
    encoding: String(headers['Content-Encoding'] ?? 'identity'),
    etag: `"${hashOf(body)}"`,
    headers: { ...headers, 'Content-Length': body.length },
    end: (response) => response.end(body),
  }
}

/** Few ask for a file as it is that can be had packed, and those would take most of the memory: it is unpacked as it is read. */
function unpacked(gzipped: Buffer, size: number, type: string): Variant {
  return {
    encoding: 'identity',
    etag: `"${hashOf(gzipped)}-unpacked"`,
    headers: { 'Content-Type': type, 'Content-Length': size },
    end: (response) => {
      const gunzip = createGunzip()
      // Who hangs up ends the unpacking too: there is nobody to be told.
      pipeline(gunzip, response, () => undefined)
      gunzip.end(gzipped)
    },
  }
}

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 16)
}
