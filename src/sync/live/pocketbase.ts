import PocketBase, { BaseAuthStore, ClientResponseError } from 'pocketbase'
import { shareTokenHeader } from '../../protocol/share-token.ts'
import { slotHeader, slotOf, slotParameter } from '../../protocol/slot.ts'
import { noAnswer, type Reply, replyOf, type Send } from '../send.ts'

const subscribed = 204

export interface StreamListener {
  /** The stream is open and subscribed to its topic. */
  connected(clientId: string): void
  /** @param length of the message, in characters */
  message(data: unknown, length: number): void
  /** The stream has ended; it does not reconnect by itself. */
  lost(): void
}

/** Opens an event stream for one topic. @returns a function that closes it */
export type OpenStream = (topic: string, listener: StreamListener) => () => void

/** Slots of lists by their keys, from the last answer, for keys that do not begin with their slot. */
const answeredSlots = new Map<string, string>()

/**
 * Opens event streams by PocketBase's SDK, each by a client of its own. The SDK sends headers for a subscription only inside
 * the topic, so the token is added to its requests.
 *
 * @param token of the list
 * @param baseUrl of the server; by default that of the page
 */
export function openEventStreams(token: string, baseUrl?: string): OpenStream {
  return (topic, listener) => {
    const pocketBase = pocketBaseAt(baseUrl)
    const build = pocketBase.buildURL.bind(pocketBase)
    pocketBase.buildURL = (path) =>
      `${build(path)}?${slotParameter}=${answeredSlots.get(token) ?? slotOf(token)}`
    pocketBase.beforeSend = (url, { headers, ...options }) => ({
      url,
      options: { ...options, headers: { ...headers, [shareTokenHeader]: token } },
    })
    pocketBase.afterSend = ({ status, headers }) => {
      const slot = headers.get(slotHeader)
      if (slot) answeredSlots.set(token, slot)
      if (status !== subscribed) throw new Error(`no subscription: ${status}`)
    }
    return watchOnce(pocketBase, topic, listener)
  }
}

/** Watches until the stream ends, for whatever reason: the listener decides when to open another. */
function watchOnce(
  { realtime }: PocketBase,
  topic: string,
  { connected, message, lost }: StreamListener,
): () => void {
  let isOver = false
  const close = () => {
    isOver = true
    queueMicrotask(() => hangUp(realtime))
  }
  const lose = () => {
    if (isOver) return
    close()
    lost()
  }
  realtime.onDisconnect = lose
  realtime
    .subscribe(topic, (data) => message(data, JSON.stringify(data).length))
    .then(() => isOver || connected(realtime.clientId), lose)
  return close
}

/**
 * Closes the stream. PocketBase's SDK has no public way to end a stream at once while it connects, nor to keep it from
 * reconnecting after a loss: its own `unsubscribe` waits for the connect message. To be called after the SDK has begun its
 * work.
 */
function hangUp(realtime: PocketBase['realtime']): void {
  // biome-ignore lint/complexity/useLiteralKeys: private, and so reached by its name alone
  realtime['disconnect']()
}

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

/**
 * Returns a client of PocketBase's SDK with nobody signed in.
 *
 * @param baseUrl of the server; by default that of the page
 */
export function pocketBaseAt(baseUrl?: string): PocketBase {
  return new PocketBase(baseUrl, new BaseAuthStore(), 'ro')
}
