import type { IncomingMessage } from 'node:http'
import { bodyBytes, recordingBodyBytes } from '../../protocol/limits.ts'
import { shareTokenHeader } from '../../protocol/share-token.ts'
import { addresses } from '../../site.ts'
import type { ApiRoute } from './api-routes.ts'

/** What a request is about, as far as limits are concerned. */
export interface RequestSummary {
  /** None for a page. */
  route: ApiRoute | undefined
  /** Of its body; the longest there may be where it does not tell. */
  bytes: number
  /** The most that its body may have. */
  mostBytes: number
  /** Of the list that it asks for, in lower case; '' for none. */
  token: string
  /** Whether it asks for that list, and is answered by 404 when the token opens none. */
  opensList: boolean
}

/** Whether a recording comes with it, to be heard. */
export function bringsRecording({ route }: Pick<RequestSummary, 'route'>): boolean {
  return route?.draws === 'recordings'
}

/**
 * @param pathname escaped or not
 * @param route the call that it makes, if it is one
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

/** What is longer than may be is refused, and read no further. */
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
