import type { ServerResponse } from 'node:http'
import type { ThreadAnswer } from '../threads/answer-in-thread.ts'

/** Methods that are allowed below `/dav/`. */
export const davMethods = [
  'OPTIONS',
  'GET',
  'HEAD',
  'PUT',
  'DELETE',
  'PROPFIND',
  'PROPPATCH',
  'REPORT',
] as const

export type DavMethod = (typeof davMethods)[number]

export function readMethod(method: string | undefined): DavMethod | undefined {
  return davMethods.find((one) => one === method)
}

/** Capabilities of this server in the terms of WebDAV (RFC 4918) and CalDAV (RFC 4791). */
export const davHeaders = {
  DAV: '1, 3, calendar-access',
  Allow: davMethods.join(', '),
} as const

/** Answer that asks a program to send a key as its password. */
export const refusedKey = {
  status: 401,
  headers: {
    ...davHeaders,
    'WWW-Authenticate': 'Basic realm="Lista Noastra", charset="UTF-8"',
    'Cache-Control': 'no-store',
    'Content-Length': 0,
  },
} as const satisfies ThreadAnswer

export function refuseKey(response: ServerResponse): void {
  response.writeHead(refusedKey.status, refusedKey.headers).end()
}
