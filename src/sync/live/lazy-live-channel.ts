import { retryDelayMs } from '../send.ts'
import type { LiveChannel } from './live-channel.ts'

type Given = ConstructorParameters<typeof LiveChannel>

/**
 * A list's event stream whose code is loaded after the page: earlier calls are queued and made in order once it is loaded.
 */
export class LazyLiveChannel {
  readonly #given: Given
  #channel: LiveChannel | undefined
  #untold: ((channel: LiveChannel) => void)[] = []
  #cancelFetching: (() => void) | undefined
  #isClosed = false

  constructor(...given: Given) {
    this.#given = given
    void this.#fetch(0)
  }

  close(): void {
    this.#isClosed = true
    this.#cancelFetching?.()
    this.#channel?.close()
  }

  /** Calls `tell` now, or as soon as the code is loaded. */
  tell(tell: (channel: LiveChannel) => void): void {
    if (this.#channel) tell(this.#channel)
    else this.#untold.push(tell)
  }

  async #fetch(attempt: number): Promise<void> {
    const code = await import('./live-channel.ts').catch(() => undefined)
    if (this.#isClosed) return
    if (!code) return this.#fetchLater(attempt)
    const channel = new code.LiveChannel(...this.#given)
    this.#channel = channel
    for (const tell of this.#untold) tell(channel)
  }

  /** Without its code a stream counts as lost. */
  #fetchLater(attempt: number): void {
    const [, , clock, listener] = this.#given
    this.#cancelFetching = clock.after(
      retryDelayMs(attempt, clock.random()),
      () => void this.#fetch(attempt + 1),
    )
    listener.disconnected()
  }
}
