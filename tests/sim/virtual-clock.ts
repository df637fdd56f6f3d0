interface Alarm {
  time: number
  order: number
  task: (() => void) | undefined
}

/** A clock that advances only by `pass`: thousands of simulated seconds take milliseconds. */
export class VirtualClock {
  now = 0
  #order = 0
  readonly #heap: Alarm[] = []

  after(delayMs: number, task: () => void): () => void {
    const alarm: Alarm = { time: this.now + delayMs, order: this.#order++, task }
    this.#heap.push(alarm)
    this.#rise(this.#heap.length - 1)
    return () => {
      alarm.task = undefined
    }
  }

  /** Advances the clock by `ms`; due tasks run in order, and promises settle between two moments. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms
    await promisesSettled()
    while (await this.#isMoreDue(end)) {
      this.now = Math.max(this.now, this.#heap[0]?.time ?? end)
      this.#runDue()
      await promisesSettled()
    }
    this.now = end
  }

  /**
   * True if a task is due by `end`. If none is, it waits for a turn of the event loop, because a long chain of promises may
   * still add one.
   */
  async #isMoreDue(end: number): Promise<boolean> {
    if (!this.#isDue(end)) await new Promise(setImmediate)
    return this.#isDue(end)
  }

  #isDue(end: number): boolean {
    const first = this.#heap[0]
    return first !== undefined && first.time <= end
  }

  #runDue(): void {
    while (this.#heap[0] && this.#heap[0].time <= this.now) this.#takeFirst()?.task?.()
  }

  #takeFirst(): Alarm | undefined {
    const first = this.#heap[0]
    const last = this.#heap.pop()
    if (last && last !== first) {
      this.#heap[0] = last
      this.#sink(0)
    }
    return first
  }

  #rise(start: number): void {
    for (let at = start; at > 0; ) {
      const parent = (at - 1) >> 1
      if (!this.#isBefore(at, parent)) return
      this.#swap(at, parent)
      at = parent
    }
  }

  #sink(start: number): void {
    for (let at = start; ; ) {
      const left = 2 * at + 1
      const smaller = left + 1 < this.#heap.length && this.#isBefore(left + 1, left) ? left + 1 : left
      if (smaller >= this.#heap.length || !this.#isBefore(smaller, at)) return
      this.#swap(smaller, at)
      at = smaller
    }
  }

  #isBefore(a: number, b: number): boolean {
    const [first, second] = [this.#heap[a], this.#heap[b]]
    if (!first || !second) return false
    return first.time < second.time || (first.time === second.time && first.order < second.order)
  }

  #swap(a: number, b: number): void {
    const [first, second] = [this.#heap[a], this.#heap[b]]
    if (first && second) [this.#heap[a], this.#heap[b]] = [second, first]
  }
}

/**
 * Waits for enough microtasks for the effects of one moment. A longer chain of promises continues during the next moment,
 * which is an equally valid history; waiting for a turn of the event loop would be exact, but take twice as long.
 */
async function promisesSettled(): Promise<void> {
  for (let turn = 0; turn < 7; turn += 1) await undefined
}
