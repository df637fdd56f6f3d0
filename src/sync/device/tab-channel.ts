import { openChannel } from './open-channel.ts'
import type { TabChannel as Channel } from './ports.ts'

/** Notifies the other tabs of this device that have the same list open. */
export class TabChannel implements Channel {
  readonly #name: string
  readonly #heard: () => void
  #channel: BroadcastChannel | undefined

  constructor(name: string, heard: () => void) {
    this.#name = name
    this.#heard = heard
    this.open()
  }

  announce(): void {
    this.#channel?.postMessage(null)
  }

  open(): void {
    this.close()
    this.#channel = openChannel(this.#name, this.#heard)
  }

  close(): void {
    this.#channel?.close()
    this.#channel = undefined
  }
}
