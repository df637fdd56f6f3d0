import { type PocketBaseAccess, siteSecretHeader } from '../../../src/protocol/site-secret.ts'

/** The secret of each PocketBase that tests start without `runPocketBase`. */
export const siteSecret = 'secret-of-the-site-in-tests'

const secrets = new Map<string, string>()
const plainFetch = globalThis.fetch

/**
 * Makes this process add the secret to each request that it fetches from a PocketBase, as the site does. A request that sets
 * the header itself is sent unchanged.
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
