import { vi } from 'vitest'

/** A server that answers one request when it is told to, and not before it is asked. */
export function slowServer(): (status: number, body?: object) => Promise<void> {
  const asked = new Promise<(response: Response) => void>((askedFor) =>
    vi.stubGlobal('fetch', () => new Promise<Response>(askedFor)),
  )
  return async (status, body = {}) => (await asked)(Response.json(body, { status }))
}
