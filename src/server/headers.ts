import type { IncomingMessage, ServerResponse } from 'node:http'
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

const twoYearsSeconds = 2 * 365 * 24 * 60 * 60
const onlyByTls = `max-age=${twoYearsSeconds}; includeSubDomains; preload`

/** @param isProxyTrusted a proxy of the operator stands in front and says whether it was reached by TLS */
export function addSecurityHeaders(
  { headers }: IncomingMessage,
  response: ServerResponse,
  isProxyTrusted: boolean,
): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
  if (isProxyTrusted && headers['x-forwarded-proto'] === 'https') {
    response.setHeader('Strict-Transport-Security', onlyByTls)
  }
}
