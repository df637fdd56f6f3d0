import { type PocketBaseAccess, siteSecretHeader } from '../../../src/protocol/site-secret.ts'

/** What a PocketBase that tests start by themselves knows the site by. */
export const siteSecret = 'secret-of-the-site-in-tests'

const secrets = new Map<string, string>()
const plainFetch = globalThis.fetch

/**
 * From now on what this process fetches from a PocketBase carries its secret, as all that reaches it through the site does. A
 * request that names the header itself is sent as it is.
 */
export function askAsSite({ url, secret }: PocketBaseAccess): void {
  secrets.set(new URL(url).origin, secret)
  globalThis.fetch = fetchAsSite
}

function fetchAsSite(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const secret = secrets.get(new URL(input instanceof Request ? input.url : input).origin)
  if (secret === undefined) return plainFetch(input, init)
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
  if (!headers.has(siteSecretHeader)) headers.set(siteSecretHeader, secret)
  return plainFetch(input, { ...init, headers })
}
