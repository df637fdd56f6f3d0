import { vi } from 'vitest'

/** Fakes a server that answers one request when the returned function is called, and not before the request arrives. */
export function slowServer(): (status: number, body?: object) => Promise<void> {
  const asked = new Promise<(response: Response) => void>((askedFor) =>
    vi.stubGlobal('fetch', () => new Promise<Response>(askedFor)),
  )
  return async (status, body = {}) => (await asked)(Response.json(body, { status }))
}
