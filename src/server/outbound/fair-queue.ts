import { inWords, tellOperator } from '../health/journal.ts'

/** So that the slowest addresses of one list leave room for everybody else's. */
const perList = 2

/** Things of lists that are sent by turns of the lists: what one list has in great number keeps no other one waiting. */
export class FairQueue<One extends { list: string }> {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #send: (one: One) => Promise<void>
  /** By list, in the order of their turns; never empty ones. */
  readonly #waiting = new Map<string, One[]>()
  readonly #underWay = new Map<Promise<void>, string>()
  #isEnded = false

  /** @param atOnce how many are sent at once, at most two of them of one list */
  constructor(atOnce: number, mostWaiting: number, send: (one: One) => Promise<void>) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
    this.#send = send
  }

  /** How many more it takes. */
  get room(): number {
    return this.#isEnded ? 0 : Math.max(0, this.#mostWaiting - this.#allWaiting.length)
  }

  /** The list of each thing that waits or is under way. */
  get lists(): string[] {
    return [...this.#allWaiting.map(({ list }) => list), ...this.#underWay.values()]
  }

  /** @returns false, with nothing taken, where it has no room */
  add(one: One): boolean {
    if (this.room === 0) return false
    const waiting = this.#waiting.get(one.list) ?? []
    waiting.push(one)
    this.#waiting.set(one.list, waiting)
    this.#begin()
    return true
  }

  /** Begins nothing more. @returns what was not begun, once nothing is under way */
  async end(): Promise<One[]> {
    this.#isEnded = true
    const left = this.#allWaiting
    this.#waiting.clear()
    await Promise.all(this.#underWay.keys())
    return left
  }

  get #allWaiting(): One[] {
    return [...this.#waiting.values()].flat()
  }

  #begin(): void {
    while (this.#underWay.size < this.#atOnce) {
      const one = this.#takeNext()
      if (!one) return
      const sending = this.#send(one)
        .catch((error) => tellOperator('error', `Sending failed: ${inWords(error)}`))
        .finally(() => {
          this.#underWay.delete(sending)
          this.#begin()
        })
      this.#underWay.set(sending, one.list)
    }
  }

  /** The next one of the list that has the fewest under way, and waits the longest of those; it goes to the end of the turn. */
  #takeNext(): One | undefined {
    const busy = [...this.#underWay.values()]
    const countOf = (list: string) => busy.filter((other) => other === list).length
    const [next] = [...this.#waiting.keys()]
      .map((list) => ({ list, count: countOf(list) }))
      .filter(({ count }) => count < perList)
      .sort((one, other) => one.count - other.count)
    if (!next) return undefined
    const waiting = this.#waiting.get(next.list) ?? []
    const one = waiting.shift()
    this.#waiting.delete(next.list)
    if (waiting.length > 0) this.#waiting.set(next.list, waiting)
    return one
  }
}
