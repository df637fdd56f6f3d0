import type { EventStream, StreamMessage } from '../../support/live/event-stream.ts'
import { type ListClient, makeList } from '../../support/people/api.ts'
import { keepAnswering, openReader } from './reader.ts'
import type { Workbench } from './workbench.ts'

const warmUpWrites = 100

/** Two people with one list: one writes, and the page of the other receives the messages. */
export interface Pair {
  /** Ticks an item this many times, one after the other. @returns the times from write to event, in ms */
  timeWrites(count: number): Promise<number[]>
  /** Ticks an item until something is done. @returns the times from write to event, in ms */
  timeWritesUntil(done: Promise<unknown>): Promise<number[]>
}

/** @param list without items; other pages may watch it too */
export async function makePair(bench: Workbench, list: ListClient): Promise<Pair> {
  const stream = await openReader(list)
  bench.atEnd(() => stream.close())
  keepAnswering(list, stream)
  const { rev, items } = await list.push([list.add('lapte')])
  await stream.until(hasHeard(rev))
  return new Writer(list, stream, items[0]?.id ?? '', rev)
}

/** Makes the first pair of a server, with a new list, and warms the server up. */
export async function makeFirstPair(bench: Workbench, url: string): Promise<Pair> {
  const pair = await makePair(bench, await makeList(url))
  await pair.timeWrites(warmUpWrites)
  return pair
}

class Writer implements Pair {
  readonly #list: ListClient
  readonly #stream: EventStream
  readonly #itemId: string
  #rev: number

  constructor(list: ListClient, stream: EventStream, itemId: string, rev: number) {
    this.#list = list
    this.#stream = stream
    this.#itemId = itemId
    this.#rev = rev
  }

  async timeWrites(count: number): Promise<number[]> {
    const times: number[] = []
    while (times.length < count) times.push(await this.#timeWrite())
    return times
  }

  async timeWritesUntil(done: Promise<unknown>): Promise<number[]> {
    const times: number[] = []
    let isDone = false
    const end = () => {
      isDone = true
    }
    void done.then(end, end)
    while (!isDone) times.push(await this.#timeWrite())
    return times
  }

  async #timeWrite(): Promise<number> {
    const tick = this.#list.set(this.#itemId, { completed: this.#rev % 2 === 1 })
    const startedAt = performance.now()
    const arrival = this.#stream.until(hasHeard(this.#rev + 1)).then(() => performance.now())
    const [arrivedAt, { rev }] = await Promise.all([arrival, this.#list.push([tick], this.#rev)])
    this.#rev = rev
    return arrivedAt - startedAt
  }
}

/** Checks only the newest message, so that earlier messages do not slow the measurement. */
function hasHeard(rev: number): (messages: readonly StreamMessage[]) => boolean {
  const told = new RegExp(`"rev":${rev}[,}]`)
  return (messages) => told.test(messages.at(-1)?.data ?? '')
}
