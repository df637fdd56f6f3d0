import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { shareTokenHeader } from '../protocol/share-token.ts'
import { clientAddress } from './limits/client-address.ts'
import { securityHeaders } from './pages/headers.ts'

/** What PocketBase and its hooks read of a request. Its log would keep others, as the browser and the page before. */
const passedOn = ['authorization', 'content-length', shareTokenHeader.toLowerCase()]

/** What bodies are: JSON, whose text alone a beacon calls plain text. */
const bodyTypes = ['application/json', 'text/plain']

/** Of one connection only (RFC 9110, 7.6.1). */
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

/** Our pages are the only ones that may read an answer, and they are of the same origin. */
const forOtherOrigins = /^access-control-|^vary$/

const ownHeaders = Object.keys(securityHeaders).map((name) => name.toLowerCase())

/**
 * A visitor's headers as PocketBase may see them: who sent it is said by us, compression is ours too.
 *
 * @param isProxyTrusted a proxy of the operator stands in front and has said who sent it
 */
export function requestHeaders(request: IncomingMessage, isProxyTrusted: boolean): OutgoingHttpHeaders {
  const { headers } = request
  const forwarded = chosen(headers, (name) => passedOn.includes(name))
  forwarded['x-forwarded-for'] = clientAddress(request, isProxyTrusted)
  const [said = ''] = (headers['content-type'] ?? '').toLowerCase().split(';', 1)
  const bodyType = bodyTypes.find((type) => type === said.trim())
  if (bodyType) forwarded['content-type'] = bodyType
  // Without its own framing a body would follow the request as if it were the next one.
  if (headers['transfer-encoding']) forwarded['transfer-encoding'] = 'chunked'
  return forwarded
}

/** PocketBase's headers as a visitor may see them. */
export function responseHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const dropped = [...hopByHop, ...namedByConnection(headers), ...ownHeaders]
  return chosen(headers, (name) => !dropped.includes(name) && !forOtherOrigins.test(name))
}

function chosen(headers: IncomingHttpHeaders, isWanted: (name: string) => boolean): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isWanted(name)))
}

function namedByConnection(headers: IncomingHttpHeaders): string[] {
  return (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
}
