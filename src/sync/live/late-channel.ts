import { retryDelayMs } from '../device/retry.ts'
import type { LiveChannel } from './live-channel.ts'

type Given = ConstructorParameters<typeof LiveChannel>

/** A list's event stream, whose code follows the page: what it is told before that is here is told it then, in its order. */
export class LateChannel {
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

  /** Now, or as soon as the code is here. */
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

  /** Without its code a stream is lost like any other. */
  #fetchLater(attempt: number): void {
    const [, , clock, listener] = this.#given
    this.#cancelFetching = clock.after(
      retryDelayMs(attempt, clock.random()),
      () => void this.#fetch(attempt + 1),
    )
    listener.disconnected()
  }
}
