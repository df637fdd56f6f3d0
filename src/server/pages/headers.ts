import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultHsts } from '../../settings/table.ts'
import { filePolicy } from './content-policy.ts'

export const policyName = 'Content-Security-Policy'

/** On every answer, errors included. Pages have a content policy of their own in place of this one. */
export const securityHeaders: Readonly<Record<string, string>> = {
  [policyName]: filePolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'microphone=(self), camera=(), geolocation=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

export interface HeaderOptions {
  /** A proxy of the operator stands in front and says whether it was reached by TLS. */
  isProxyTrusted: boolean
  /** The value of Strict-Transport-Security; '' for none. */
  hsts?: string
}

/** @param options how the site is reached */
export function addSecurityHeaders(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { isProxyTrusted, hsts = defaultHsts }: HeaderOptions,
): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
  if (hsts && isProxyTrusted && headers['x-forwarded-proto'] === 'https') {
    response.setHeader('Strict-Transport-Security', hsts)
  }
}
