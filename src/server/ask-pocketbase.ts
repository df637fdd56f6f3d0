import { type PocketBaseAccess, siteSecretHeader } from '../protocol/site-secret.ts'

interface Asked {
  timeoutMs: number
  /** Posted as JSON. */
  body?: unknown
}

/** Sends a request to PocketBase that is not a visitor's, with the secret. */
export function askPocketBase(
  { url, secret }: PocketBaseAccess,
  path: string,
  { timeoutMs, body }: Asked,
): Promise<Response> {
  const isPost = body !== undefined
  return fetch(url + path, {
    headers: { [siteSecretHeader]: secret, ...(isPost && { 'Content-Type': 'application/json' }) },
    signal: AbortSignal.timeout(timeoutMs),
    ...(isPost && { method: 'POST', body: JSON.stringify(body) }),
  })
}
