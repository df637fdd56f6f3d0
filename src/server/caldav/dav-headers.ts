import type { ServerResponse } from 'node:http'
import { davMethods } from './methods.ts'

/** What this is able to do, as WebDAV (RFC 4918) and CalDAV (RFC 4791) say it. */
export const davHeaders = {
  DAV: '1, 3, calendar-access',
  Allow: davMethods.join(', '),
} as const

/** Tells a program that it has to send a key as its password. */
export function refuseKey(response: ServerResponse): void {
  response.writeHead(401, {
    ...davHeaders,
    'WWW-Authenticate': 'Basic realm="Lista Noastra", charset="UTF-8"',
    'Cache-Control': 'no-store',
    'Content-Length': 0,
  })
  response.end()
}
