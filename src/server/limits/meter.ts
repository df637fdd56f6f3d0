/** An amount at once; used amounts are restored evenly, at an amount per hour. */
interface Allowance {
  atOnce: number
  perHour: number
}

const hourMs = 3_600_000
/** Some 100 bytes each. Beyond this number, the keys that were used longest ago are forgotten. */
const mostKeys = 50_000

/**
 * Counts how much of an allowance each key has used, by the generic cell rate algorithm (ITU-T I.371): one number per
 * key, the time at which everything it used will have come back. It has no timers: the caller passes the time.
 */
export class Meter {
  readonly #backAt = new Map<string, number>()
  readonly #unitMs: number
  readonly #patienceMs: number

  constructor({ atOnce, perHour }: Allowance) {
    this.#unitMs = hourMs / perHour
    this.#patienceMs = atOnce * this.#unitMs
  }

  /** The number of keys that have used something lately. */
  get size(): number {
    return this.#backAt.size
  }

  /** @returns the ms until `amount` may be used; 0 for now */
  waitMs(key: string, nowMs: number, amount = 1): number {
    return Math.max(0, this.#after(key, nowMs, amount) - nowMs - this.#patienceMs)
  }

  /** Uses `amount` if it is available, and nothing otherwise. @returns the same as `waitMs` */
  take(key: string, nowMs: number, amount = 1): number {
    const waitMs = this.waitMs(key, nowMs, amount)
    if (waitMs === 0) this.#note(key, this.#after(key, nowMs, amount), nowMs)
    return waitMs
  }

  #after(key: string, nowMs: number, amount: number): number {
    return Math.max(this.#backAt.get(key) ?? 0, nowMs) + amount * this.#unitMs
  }

  /** Stores a key's time. The most recently used key is last, so that each call can drop the first ones. */
  #note(key: string, backAt: number, nowMs: number): void {
    this.#backAt.delete(key)
    this.#backAt.set(key, backAt)
    for (const [first, firstBackAt] of this.#backAt) {
      if (firstBackAt > nowMs && this.#backAt.size <= mostKeys) return
      this.#backAt.delete(first)
    }
  }
}
