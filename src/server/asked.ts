import type { IncomingMessage } from 'node:http'
import { limits } from './limits.ts'

const recordingPath = '/api/voice-to-text'

/** What a request is about, as far as limits are concerned. */
export interface Asked {
  method: string
  /** Unescaped, as PocketBase reads it; its query is not part of it. */
  path: string
  /** Of its body; the longest there may be where it does not tell. */
  bytes: number
  /** The most that its body may have. */
  mostBytes: number
  /** Of the list that it asks for, in lower case; '' for none. */
  token: string
}

/** Whether a recording comes with it, to be heard. */
export function bringsRecording({ method, path }: Pick<Asked, 'method' | 'path'>): boolean {
  return method === 'POST' && path === recordingPath
}

/** @param pathname escaped or not */
export function askedBy(
  { method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  pathname: string,
): Asked {
  const path = unescaped(pathname)
  const [, tokenInPath = ''] = /^\/list\/([^/]+)$/.exec(path) ?? []
  const mostBytes = path === recordingPath ? limits.recordingBytes : limits.bodyBytes
  return {
    method,
    path,
    bytes: headers['transfer-encoding'] ? mostBytes : Math.min(lengthIn(headers), mostBytes),
    mostBytes,
    token: (tokenInPath || String(headers['x-share-token'] ?? '')).toLowerCase(),
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
