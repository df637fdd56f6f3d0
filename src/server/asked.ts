import type { IncomingMessage } from 'node:http'
import { limits } from './limits.ts'

/** What a request is about, as far as limits are concerned. */
export interface Asked {
  method: string
  /** Unescaped, as PocketBase reads it; its query is not part of it. */
  path: string
  /** Of its body; the longest there may be where it does not tell. */
  bytes: number
  /** Of the list that it asks for, in lower case; '' for none. */
  token: string
}

/** @param pathname escaped or not */
export function askedBy(
  { method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  pathname: string,
): Asked {
  const path = unescaped(pathname)
  const [, tokenInPath = ''] = /^\/list\/([^/]+)$/.exec(path) ?? []
  return {
    method,
    path,
    bytes: headers['transfer-encoding'] ? limits.bodyBytes : lengthIn(headers),
    token: (tokenInPath || String(headers['x-share-token'] ?? '')).toLowerCase(),
  }
}

/** What is longer than may be is refused, and read no further. */
function lengthIn(headers: IncomingMessage['headers']): number {
  return Math.min(Number(headers['content-length'] ?? 0), limits.bodyBytes)
}

function unescaped(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
