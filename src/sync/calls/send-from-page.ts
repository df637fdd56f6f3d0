import { fetchPocketBase } from './fetch-pocketbase.ts'
import { noAnswer, type Reply, type Request, type Send } from './send.ts'

let send: Send | undefined

/**
 * Sends by PocketBase's SDK. Once the SDK is loaded, a request begins before this returns, as the last request of a page
 * must.
 */
export const sendFromPage: Send = (path, request) =>
  send ? send(path, request) : fetchAndSend(path, request)

/** An SDK that cannot be fetched counts as an unreachable server. */
async function fetchAndSend(path: string, request: Request): Promise<Reply> {
  const code = await fetchPocketBase(request.signal).catch(() => undefined)
  if (!code) return noAnswer
  send ??= code.sendByPocketBase()
  return send(path, request)
}
