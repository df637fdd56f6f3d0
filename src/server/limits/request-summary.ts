import type { IncomingMessage } from 'node:http'
import { bodyBytes, recordingBodyBytes } from '../../protocol/limits.ts'
import { bearerKey } from '../../protocol/list-keys.ts'
import { shareTokenHeader } from '../../protocol/share-token.ts'
import { addresses } from '../../site.ts'
import type { ApiRoute } from './api-routes.ts'
import { limits } from './limits.ts'
import { unescaped } from './unescaped.ts'

/** What limits need to know of a request. */
export interface RequestSummary {
  /** Undefined for a page. */
  route: ApiRoute | undefined
  /** The bytes of its body; the most that are allowed if it does not tell. */
  bytes: number
  /** The most that its body may have. */
  mostBytes: number
  /** The token of the list that it asks for, in lower case, or a program's key; '' for none. */
  token: string
  /** Whether it asks for that list. */
  opensList: boolean
  /** How it is answered if the token or the key opens none. */
  unknownStatus: 401 | 404
}

/** Whether a request brings a recording to transcribe. */
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

/** The length that a request tells; a longer body is refused and not read further. */
function lengthIn(headers: IncomingMessage['headers']): number {
  return Number(headers['content-length'] ?? 0)
}
