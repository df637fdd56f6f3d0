import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { clientAddress } from './client-address.ts'
import { securityHeaders } from './headers.ts'

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

/** By these a sender could claim to be somebody else, and so pass under another's rate limit. */
const senderClaims = [
  'cf-connecting-ip',
  'client-ip',
  'fly-client-ip',
  'forwarded',
  'true-client-ip',
  'x-client-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]

const ownHeaders = Object.keys(securityHeaders).map((name) => name.toLowerCase())

/**
 * A visitor's headers as PocketBase may see them: who sent it is said by us, compression is ours too.
 *
 * @param isProxyTrusted a proxy of the operator stands in front and has said who sent it
 */
export function requestHeaders(request: IncomingMessage, isProxyTrusted: boolean): OutgoingHttpHeaders {
  const { headers } = request
  const forwarded = without(headers, [
    ...hopByHop,
    ...namedByConnection(headers),
    ...senderClaims,
    'accept-encoding',
  ])
  forwarded['x-forwarded-for'] = clientAddress(request, isProxyTrusted)
  // Without its own framing a body would follow the request as if it were the next one.
  if (headers['transfer-encoding']) forwarded['transfer-encoding'] = 'chunked'
  return forwarded
}

/** PocketBase's headers as a visitor may see them. */
export function responseHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return without(headers, [...hopByHop, ...namedByConnection(headers), ...ownHeaders])
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}

function namedByConnection(headers: IncomingHttpHeaders): string[] {
  return (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
}
