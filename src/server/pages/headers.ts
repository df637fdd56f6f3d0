import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultHsts } from '../../settings/site-rows.ts'
import { filePolicy } from './content-policy.ts'

export const policyName = 'Content-Security-Policy'

/** Headers of every answer, errors included. Pages have another content policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  [policyName]: filePolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'microphone=(self), camera=(), geolocation=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

interface HeaderOptions {
  /** True when a proxy of the operator is in front and reports whether TLS was used. */
  isProxyTrusted: boolean
  /** The value of Strict-Transport-Security; '' for none. */
  hsts?: string
}

/** @param options describe the access to the site */
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
