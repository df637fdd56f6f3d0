import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

const policyName = 'Content-Security-Policy'
const ownPolicy = "frame-ancestors 'none'"

/** On every answer, errors included. Pages carry the rest of their content policy themselves. */
export const securityHeaders: Readonly<Record<string, string>> = {
  [policyName]: ownPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'microphone=(self), camera=(), geolocation=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

export function addSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
}

/**
 * Lets a renderer that writes its own head add to our content policy instead of replacing it:
 * the stricter of both counts in the browser.
 */
export function keepOwnPolicy(response: ServerResponse): void {
  const writeHead: (status: number, headers?: OutgoingHttpHeaders) => ServerResponse =
    response.writeHead.bind(response)
  response.writeHead = (status: number, given?: unknown) => writeHead(status, withOwnPolicy(given))
}

function withOwnPolicy(given: unknown): OutgoingHttpHeaders {
  const headers = { ...(given as OutgoingHttpHeaders | undefined) }
  const name = Object.keys(headers).find((key) => key.toLowerCase() === policyName.toLowerCase())
  if (name) headers[name] = `${headers[name]}, ${ownPolicy}`
  return headers
}
