import { type PocketBaseAccess, siteSecretHeader } from '../protocol/site-secret.ts'

interface Asked {
  /** Ends the request, at the latest after the time that its caller has. */
  signal: AbortSignal
  /** Posted as JSON. */
  body?: unknown
}

/** Sends a request to PocketBase that is not a visitor's, with the secret. */
export function askPocketBase(
  { url, secret }: PocketBaseAccess,
  path: string,
  { signal, body }: Asked,
): Promise<Response> {
  const isPost = body !== undefined
  return fetch(url + path, {
    headers: { [siteSecretHeader]: secret, ...(isPost && { 'Content-Type': 'application/json' }) },
    signal,
    ...(isPost && { method: 'POST', body: JSON.stringify(body) }),
  })
}
