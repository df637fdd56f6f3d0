import PocketBase from 'pocketbase'

/** The header that opens a list. */
export const tokenHeader = 'X-Share-Token'

/** A PocketBase client that opens one list: its token goes into the header of each request, and nowhere else. */
export function listClient(baseUrl: string, token: string): PocketBase {
  const client = new PocketBase(baseUrl)
  client.autoCancellation(false)
  client.beforeSend = (url, options) => ({
    url,
    options: { ...options, headers: { ...options.headers, [tokenHeader]: token } },
  })
  return client
}
