/**
 * Marks of the lists with waiting changes, as stored in `localStorage`: each has a value of its own, by list id.
 */
export type WaitingMarks = Readonly<Record<string, unknown>>

/** The messages of a page to the service worker. */
export type WorkerMessage = 'control-me' | 'keep-pages' | 'take-over' | SendMessage

/** Request to send all waiting changes. */
export interface SendMessage {
  kind: 'send'
  /** The marks that the page read; they are returned with the answer. */
  marks: WaitingMarks
  /** The person of this device, as stored. */
  person: unknown
}

/** The service worker's answer to the page that requested the sending. */
export interface SentMessage {
  /** Marks of the lists without waiting changes. */
  marks: WaitingMarks
}

/** Tag of the background sync, which sends once there is a connection, even if no page is open. */
export const sendTag = 'send'

const sharedCache = 'shared'
const sharedEntry = '/primite/text'

/** Stores a text that was shared with the app, replacing an earlier one. Used by the service worker. */
export async function keepShared(text: string): Promise<void> {
  const cache = await caches.open(sharedCache)
  await cache.put(sharedEntry, new Response(text))
}

/** @returns the shared text that waits for a list; undefined if there is none */
export async function readShared(): Promise<string | undefined> {
  if (!('caches' in globalThis)) return undefined
  const kept = await caches.match(sharedEntry, { cacheName: sharedCache })
  return (await kept?.text()) || undefined
}

/** Deletes the shared text, once it was added to a list or discarded. */
export async function dropShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(sharedCache)
}
