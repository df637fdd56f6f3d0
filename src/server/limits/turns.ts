interface TurnsOptions {
  /** Most tasks that are under way at a time. */
  atOnce: number
  /** Most of them of one visitor. */
  perVisitor: number
}

/** Ends a turn. Calls after the first do nothing. */
export type EndTurn = () => void

type Begin = (end: EndTurn) => void

/**
 * Limits the number of tasks under way, of one visitor and in total. The others wait, and the visitors get their turns one
 * after the other, so that a visitor with many tasks does not delay those with few.
 */
export class Turns {
  readonly #atOnce: number
  readonly #perVisitor: number
  readonly #underWay = new Map<string, number>()
  /** Waiting tasks by visitor, in the order of the visitors' turns. Holds no empty arrays. */
  readonly #waiting = new Map<string, Begin[]>()
  #free: number

  constructor({ atOnce, perVisitor }: TurnsOptions) {
    this.#atOnce = atOnce
    this.#free = atOnce
    this.#perVisitor = perVisitor
  }

  /** True when no task is under way. */
  get isIdle(): boolean {
    return this.#free === this.#atOnce
  }

  /** Begins a task when it is its turn, at once if possible. */
  take(visitor: string, begin: Begin): void {
    const waiting = this.#waiting.get(visitor) ?? []
    waiting.push(begin)
    this.#waiting.set(visitor, waiting)
    this.#beginNext()
  }

  #beginNext(): void {
    for (const [visitor, waiting] of this.#waiting) {
      if (this.#free === 0) return
      if (this.#underWayOf(visitor) >= this.#perVisitor) continue
      // The visitor's next turn comes after those of all others.
      this.#waiting.delete(visitor)
      const begin = waiting.shift()
      if (waiting.length > 0) this.#waiting.set(visitor, waiting)
      if (begin) this.#begin(visitor, begin)
    }
  }

  #begin(visitor: string, begin: Begin): void {
    this.#free -= 1
    this.#underWay.set(visitor, this.#underWayOf(visitor) + 1)
    let isUnderWay = true
    begin(() => {
      if (!isUnderWay) return
      isUnderWay = false
      this.#free += 1
      const left = this.#underWayOf(visitor) - 1
      if (left > 0) this.#underWay.set(visitor, left)
      else this.#underWay.delete(visitor)
      this.#beginNext()
    })
  }

  #underWayOf(visitor: string): number {
    return this.#underWay.get(visitor) ?? 0
  }
}
