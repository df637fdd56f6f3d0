import type { IncomingMessage } from 'node:http'
import { bodyBytes, recordingBodyBytes } from '../../protocol/limits.ts'
import { shareTokenHeader } from '../../protocol/share-token.ts'
import { addresses } from '../../site.ts'
import type { ApiRoute } from './api-routes.ts'

/** What limits need to know of a request. */
export interface RequestSummary {
  /** Undefined for a page. */
  route: ApiRoute | undefined
  /** The bytes of its body; the most that are allowed if it does not tell. */
  bytes: number
  /** The most that its body may have. */
  mostBytes: number
  /** The token of the list that it asks for, in lower case; '' for none. */
  token: string
  /** Whether it asks for that list, and is answered by 404 if the token opens none. */
  opensList: boolean
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
  const mostBytes = bringsRecording({ route }) ? recordingBodyBytes : bodyBytes
  return {
    route,
    bytes: headers['transfer-encoding'] ? mostBytes : Math.min(lengthIn(headers), mostBytes),
    mostBytes,
    token: (tokenInPath || String(headers[shareTokenHeader.toLowerCase()] ?? '')).toLowerCase(),
    opensList: route ? route.opensList === true : tokenInPath !== '',
  }
}

/** The length that a request tells; a longer body is refused and not read further. */
function lengthIn(headers: IncomingMessage['headers']): number {
  return Number(headers['content-length'] ?? 0)
}

function unescaped(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
