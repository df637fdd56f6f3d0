import type PocketBase from 'pocketbase'
import { shareTokenHeader } from '../../protocol/share-token.ts'
import { slotHeader, slotOf, slotParameter } from '../../protocol/slot.ts'
import { pocketBaseAt } from '../calls/pocketbase-client.ts'

const subscribed = 204

export interface StreamListener {
  /** The stream stands and watches its topic. */
  connected(clientId: string): void
  /** @param length of the message, in characters */
  message(data: unknown, length: number): void
  /** The stream is over; it does not come back by itself. */
  lost(): void
}

/** Opens an event stream that watches one topic. @returns the way to close it */
export type OpenStream = (topic: string, listener: StreamListener) => () => void

/** Where lists live, by their keys, as the last answer told of those that begin otherwise. */
const toldSlots = new Map<string, string>()

/**
 * Event streams by PocketBase's SDK, each by a client of its own. It subscribes with headers in the topic only, so the token is
 * laid into what it sends.
 *
 * @param token of the list
 * @param baseUrl of the server; that of the page where it is not said
 */
export function openEventStreams(token: string, baseUrl?: string): OpenStream {
  return (topic, listener) => {
    const pocketBase = pocketBaseAt(baseUrl)
    const build = pocketBase.buildURL.bind(pocketBase)
    pocketBase.buildURL = (path) => `${build(path)}?${slotParameter}=${toldSlots.get(token) ?? slotOf(token)}`
    pocketBase.beforeSend = (url, { headers, ...options }) => ({
      url,
      options: { ...options, headers: { ...headers, [shareTokenHeader]: token } },
    })
    pocketBase.afterSend = ({ status, headers }) => {
      const slot = headers.get(slotHeader)
      if (slot) toldSlots.set(token, slot)
      if (status !== subscribed) throw new Error(`no subscription: ${status}`)
    }
    return watchOnce(pocketBase, topic, listener)
  }
}

/** Until the stream ends, for whichever reason: when to open another is decided by who listens. */
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
 * PocketBase's SDK has no public way to end a stream at once while it connects, nor to keep it from opening another when
 * it was lost: its own `unsubscribe` waits for the greeting. To be called once it has begun what it does.
 */
function hangUp(realtime: PocketBase['realtime']): void {
  // biome-ignore lint/complexity/useLiteralKeys: private, and so reached by its name alone
  realtime['disconnect']()
}
