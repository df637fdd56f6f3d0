/** So much at once; what is used comes back evenly, so much an hour. */
export interface Allowance {
  atOnce: number
  perHour: number
}

const hourMs = 3_600_000
/** Some 100 bytes each. Beyond them those that were met longest ago are met as strangers. */
const mostKeys = 50_000

/**
 * Counts how much of an allowance each key has used, by the generic cell rate algorithm (ITU-T I.371): one number a key,
 * the moment at which all it used will have come back. No timers: the caller brings the time.
 */
export class Meter {
  readonly #backAt = new Map<string, number>()
  readonly #unitMs: number
  readonly #patienceMs: number

  constructor({ atOnce, perHour }: Allowance) {
    this.#unitMs = hourMs / perHour
    this.#patienceMs = atOnce * this.#unitMs
  }

  /** How many keys have something to get back, or lately had. */
  get size(): number {
    return this.#backAt.size
  }

  /** @returns how long until `amount` may be used, in ms; 0 for now */
  waitMs(key: string, nowMs: number, amount = 1): number {
    return Math.max(0, this.#after(key, nowMs, amount) - nowMs - this.#patienceMs)
  }

  /** Uses `amount`, unless it is not there: then nothing is used. @returns as `waitMs` */
  take(key: string, nowMs: number, amount = 1): number {
    const waitMs = this.waitMs(key, nowMs, amount)
    if (waitMs === 0) this.#note(key, this.#after(key, nowMs, amount), nowMs)
    return waitMs
  }

  #after(key: string, nowMs: number, amount: number): number {
    return Math.max(this.#backAt.get(key) ?? 0, nowMs) + amount * this.#unitMs
  }

  /** Who was met last stands last, so that each note can let the first ones go. */
  #note(key: string, backAt: number, nowMs: number): void {
    this.#backAt.delete(key)
    this.#backAt.set(key, backAt)
    for (const [first, firstBackAt] of this.#backAt) {
      if (firstBackAt > nowMs && this.#backAt.size <= mostKeys) return
      this.#backAt.delete(first)
    }
  }
}
