import { ClientResponseError } from 'pocketbase'
import { pocketBaseAt } from './pocketbase-client.ts'
import { noAnswer, type Reply, replyOf, type Send } from './send.ts'

/**
 * Sends by PocketBase's SDK; the request begins before this returns.
 *
 * @param baseUrl of the server; that of the page where it is not said
 */
export function sendByPocketBase(baseUrl?: string): Send {
  // Two requests for the same path do not cancel each other.
  const pocketBase = pocketBaseAt(baseUrl).autoCancellation(false)
  pocketBase.afterSend = replyOf
  return (path, request) => pocketBase.send<Reply>(path, request).catch(replyIn)
}

/** What the server refuses is thrown, with the reply in it. */
function replyIn(error: unknown): Reply {
  return error instanceof ClientResponseError && error.status > 0 ? (error.response as Reply) : noAnswer
}
