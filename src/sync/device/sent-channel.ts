import { openChannel } from './open-channel.ts'

const name = 'lista-noastra:sent'

/** Tells the pages of this device that lists have been sent which nobody looks at. */
export function announceSent(): void {
  const channel = openChannel(name)
  channel?.postMessage(null)
  channel?.close()
}

/** @returns the way to end it */
export function followSent(heard: () => void): () => void {
  const channel = openChannel(name, heard)
  return () => channel?.close()
}
