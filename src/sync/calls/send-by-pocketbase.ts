import { ClientResponseError } from 'pocketbase'
import { pocketBaseAt } from './pocketbase-client.ts'
import { noAnswer, type Reply, replyOf, type Send } from './send.ts'

/**
 * Sends by PocketBase's SDK; the request begins before this returns.
 *
 * @param baseUrl of the server; by default that of the page
 */
export function sendByPocketBase(baseUrl?: string): Send {
  // By default two requests for the same path cancel each other.
  const pocketBase = pocketBaseAt(baseUrl).autoCancellation(false)
  pocketBase.afterSend = replyOf
  return (path, request) => pocketBase.send<Reply>(path, request).catch(replyIn)
}

/** Returns the reply from the error that the SDK throws for a refused request. */
function replyIn(error: unknown): Reply {
  return error instanceof ClientResponseError && error.status > 0 ? (error.response as Reply) : noAnswer
}
