import type { IncomingMessage } from 'node:http'
import { bearerKey } from '../../protocol/key-calls.ts'
import { bodyBytes, recordingBodyBytes } from '../../protocol/limits.ts'
import { shareTokenHeader } from '../../protocol/share-token.ts'
import { addresses } from '../../site.ts'
import type { ApiRoute } from './api-routes.ts'
import { limits } from './limits.ts'
import { unescaped } from './unescaped.ts'

/** Properties of a request that limits depend on. */
export interface RequestSummary {
  /** Undefined for a page. */
  route: ApiRoute | undefined
  /** The size of its body; the maximum if the request does not report it. */
  bytes: number
  /** The maximum size of its body. */
  mostBytes: number
  /** The token of the requested list, in lower case, or a program's key; '' for none. */
  token: string
  /** True if the request opens that list. */
  opensList: boolean
  /** Status of the answer if the token or the key is unknown. */
  unknownStatus: 401 | 404
}

/** True when the body of a request is a recording to transcribe. */
export function bringsRecording({ route }: Pick<RequestSummary, 'route'>): boolean {
  return route?.draws === 'recordings'
}

/**
 * @param pathname escaped or not
 * @param route the call that it makes, if it makes one
 */
export function summaryOf(
  { headers }: Pick<IncomingMessage, 'headers'>,
  pathname: string,
  route?: ApiRoute,
): RequestSummary {
  const tokenInPath = addresses.tokenIn(unescaped(pathname)) ?? ''
  const mostBytes = mostBytesOf(route)
  const takesKey = route?.takesKey === true
  return {
    route,
    bytes: headers['transfer-encoding'] ? mostBytes : Math.min(lengthIn(headers), mostBytes),
    mostBytes,
    token: takesKey
      ? (bearerKey(headers.authorization) ?? '')
      : (tokenInPath || String(headers[shareTokenHeader.toLowerCase()] ?? '')).toLowerCase(),
    opensList: takesKey || (route ? route.opensList === true : tokenInPath !== ''),
    unknownStatus: takesKey ? 401 : 404,
  }
}

function mostBytesOf(route: ApiRoute | undefined): number {
  if (route?.takesKey) return limits.apiBodyBytes
  return bringsRecording({ route }) ? recordingBodyBytes : bodyBytes
}

/** The Content-Length of a request; a longer body is refused and not read further. */
function lengthIn(headers: IncomingMessage['headers']): number {
  return Number(headers['content-length'] ?? 0)
}
