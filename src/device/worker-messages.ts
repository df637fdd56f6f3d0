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

const sentName = 'lista-noastra:sent'

/** Notifies the pages of this device that changes of lists that are not open have been sent. */
export function announceSent(): void {
  const channel = openChannel(sentName)
  channel?.postMessage(null)
  channel?.close()
}

/** @returns a function that ends it */
export function followSent(heard: () => void): () => void {
  const channel = openChannel(sentName, heard)
  return () => channel?.close()
}

/**
 * Opens a channel to this device's other tabs; undefined if the browser has none (Safari before 15.4). Those tabs then
 * receive the news from the server, like other devices.
 */
export function openChannel(name: string, heard?: () => void): BroadcastChannel | undefined {
  if (!globalThis.BroadcastChannel) return undefined
  const channel = new BroadcastChannel(name)
  if (heard) channel.addEventListener('message', heard)
  return channel
}
