import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { shareTokenHeader } from '../protocol/share-token.ts'
import { slotEpochHeader } from '../protocol/slot.ts'
import { clientAddress } from './limits/client-address.ts'
import { securityHeaders } from './pages/headers.ts'

/**
 * Headers that PocketBase and its hooks read. Others, such as the browser and the referring page, would be stored in its
 * log.
 */
const passedOn = ['authorization', shareTokenHeader.toLowerCase(), slotEpochHeader.toLowerCase()]

/** The types of bodies: all are JSON, but a beacon calls it plain text. */
const bodyTypes = ['application/json', 'text/plain']

/** Headers that are valid for one connection only (RFC 9110, 7.6.1). */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Headers for other origins; only the site's own pages may read an answer, and they have the same origin. */
const forOtherOrigins = /^access-control-|^vary$/

/** Headers that this server sets itself, if at all. */
const dropped = new Set([...hopByHop, ...Object.keys(securityHeaders).map((name) => name.toLowerCase())])

/**
 * A visitor's headers as PocketBase may see them. This server adds the sender's address and does the compression.
 *
 * @param isProxyTrusted true if a proxy of the operator is in front and reports the sender's address
 */
export function requestHeaders(request: IncomingMessage, isProxyTrusted: boolean): Record<string, string> {
  const { headers } = request
  const forwarded: Record<string, string> = { 'x-forwarded-for': clientAddress(request, isProxyTrusted) }
  for (const name of passedOn) {
    const value = headers[name]
    if (typeof value === 'string') forwarded[name] = value
  }
  const [said = ''] = (headers['content-type'] ?? '').toLowerCase().split(';', 1)
  const bodyType = bodyTypes.find((type) => type === said.trim())
  if (bodyType) forwarded['content-type'] = bodyType
  return forwarded
}

/** PocketBase's headers as a visitor may see them. */
export function responseHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = namedByConnection(headers)
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !dropped.has(name) && !named.includes(name) && !forOtherOrigins.test(name),
    ),
  )
}

function namedByConnection(headers: IncomingHttpHeaders): string[] {
  return (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
}
