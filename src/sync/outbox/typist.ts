import type { Clock } from '../device/ports.ts'

/** Specification, section 9: both the rest that ends typing and the shortest time from one telling to the next. */
const restMs = 1_000

/** Tells that somebody types: at most once a second while they do, and that they have stopped after a second of rest. */
export class Typist {
  readonly #clock: Clock
  readonly #tell: (isTyping: boolean) => void
  #cancelStop: (() => void) | undefined
  #wasJustTold = false

  constructor(clock: Clock, tell: (isTyping: boolean) => void) {
    this.#clock = clock
    this.#tell = tell
  }

  /** Something was typed. */
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

  /** Says no more of what was typed: the others forget it by themselves. */
  stop(): void {
    this.#cancelStop?.()
  }
}
