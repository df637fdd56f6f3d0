import { openChannel } from './open-channel.ts'

const name = 'lista-noastra:sent'

/** Notifies the pages of this device that changes of lists that are not open have been sent. */
export function announceSent(): void {
  const channel = openChannel(name)
  channel?.postMessage(null)
  channel?.close()
}

/** @returns a function that ends it */
export function followSent(heard: () => void): () => void {
  const channel = openChannel(name, heard)
  return () => channel?.close()
}
