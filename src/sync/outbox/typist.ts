import type { Clock } from '../../device/time.ts'

/** Specification, section 9: both the pause that ends typing and the minimum time between two messages. */
const restMs = 1_000

/** Reports typing: at most once a second while somebody types, and the end after a second without typing. */
export class Typist {
  readonly #clock: Clock
  readonly #tell: (isTyping: boolean) => void
  #cancelStop: (() => void) | undefined
  #wasJustTold = false

  constructor(clock: Clock, tell: (isTyping: boolean) => void) {
    this.#clock = clock
    this.#tell = tell
  }

  /** Called for each input. */
  typed(): void {
    this.stop()
    this.#cancelStop = this.#clock.after(restMs, () => this.#tell(false))
    if (this.#wasJustTold) return
    this.#wasJustTold = true
    this.#clock.after(restMs, () => {
      this.#wasJustTold = false
    })
    this.#tell(true)
  }

  /** Sends no further message: the others forget the typing by themselves. */
  stop(): void {
    this.#cancelStop?.()
  }
}
