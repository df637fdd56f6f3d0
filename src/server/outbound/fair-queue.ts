import { inWords, tellOperator } from '../health/journal.ts'

/** Most messages of one list that are sent at once, so that slow addresses of one list leave room for other lists. */
const perList = 2

/** A queue that sends messages by turns of their lists, so that a list with many messages delays no other list. */
export class FairQueue<One extends { list: string }> {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #send: (one: One) => Promise<void>
  /** Waiting messages by list, in the order of the lists' turns. Holds no empty arrays. */
  readonly #waiting = new Map<string, One[]>()
  readonly #underWay = new Map<Promise<void>, string>()
  #isEnded = false

  /** @param atOnce most messages that are sent at once, of which at most two belong to one list */
  constructor(atOnce: number, mostWaiting: number, send: (one: One) => Promise<void>) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
    this.#send = send
  }

  /** Number of further messages that the queue accepts. */
  get room(): number {
    return this.#isEnded ? 0 : Math.max(0, this.#mostWaiting - this.#allWaiting.length)
  }

  /** The list of each message that is waiting or being sent. */
  get lists(): string[] {
    return [...this.#allWaiting.map(({ list }) => list), ...this.#underWay.values()]
  }

  /** Adds a message. @returns false, with nothing added, when the queue has no room */
  add(one: One): boolean {
    if (this.room === 0) return false
    const waiting = this.#waiting.get(one.list) ?? []
    waiting.push(one)
    this.#waiting.set(one.list, waiting)
    this.#begin()
    return true
  }

  /** Starts no further message. @returns the messages that were not started, once no message is being sent */
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

  /**
   * Takes a message of the list that has the fewest messages being sent; among such lists, of the one that has waited
   * longest. That list moves to the end of the turns.
   */
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
