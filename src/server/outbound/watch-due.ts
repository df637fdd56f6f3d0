import type { DueAnswer, TakeDueBody, Undelivered } from '../../protocol/operator.ts'
import type { PocketBaseAccess } from '../../protocol/site-secret.ts'
import { askPocketBase } from '../ask-pocketbase.ts'
import { tellOperator } from '../health/journal.ts'
import { FairQueue } from './fair-queue.ts'

interface Watched<Due, Outcome> {
  pocketBase: PocketBaseAccess
  /** The operator's route that hands over what is due, and is told what became of it. */
  path: string
  /** Each thing goes to the first one that takes it, and waits for nothing in the others. */
  pools: readonly Pool<Due>[]
  /** @returns what PocketBase is told of it; undefined for nothing */
  send: (one: Due) => Promise<Outcome | undefined>
  /** What PocketBase is told of a thing that was not sent, for want of room or because the server ends. */
  unsent: (one: Due) => Outcome | undefined
  undelivered: () => Undelivered | null
  /** Between two looks. */
  everyMs?: number | undefined
}

interface Pool<Due> {
  takes: (one: Due) => boolean
  atOnce: number
}

const usualEveryMs = 5_000
/** While there may be more than there was room for. */
const soonMs = 250
/** Longer than PocketBase waits for its database: notices of which the answer comes too late are lost. */
const patienceMs = 20_000
/** As long as what is under way may take, once the server is told to end. */
const endPatienceMs = 5_000
/** Both together are less than the ten seconds in which it has to have ended. */
const lastPatienceMs = 2_000
/** Few, since PocketBase, which has all that is due, chooses whose turn it is. */
const mostWaiting = 40

/**
 * Takes from PocketBase what is due, and sends it, until it is ended.
 *
 * @returns a function that ends it, and resolves once nothing is under way
 */
export function watchDue<Due extends { list: string }, Outcome>({
  pocketBase,
  path,
  pools,
  send,
  unsent,
  undelivered,
  everyMs = usualEveryMs,
}: Watched<Due, Outcome>): () => Promise<void> {
  let outcomes: Outcome[] = []
  const note = (outcome: Outcome | undefined) => {
    if (outcome !== undefined) outcomes.push(outcome)
  }
  const queues = pools.map(({ takes, atOnce }) => ({
    takes,
    queue: new FairQueue<Due>(atOnce, mostWaiting, async (one) => note(await send(one))),
  }))
  const ending = new AbortController()
  let isEnded = false
  let timer: NodeJS.Timeout | undefined
  let underWay = Promise.resolve()

  /** @returns whether there may be more than was handed over */
  async function look(signal: AbortSignal): Promise<boolean> {
    const room = queues[0]?.queue.room ?? 0
    const inHand = countsOf(queues.flatMap(({ queue }) => queue.lists))
    const told = outcomes
    outcomes = []
    const body = { outcomes: told, room, inHand, undelivered: undelivered() }
    const due = await take<Due, Outcome>(pocketBase, path, body, signal)
    if (!due) outcomes = [...told, ...outcomes]
    for (const one of due ?? []) {
      const pool = queues.find(({ takes }) => takes(one))
      if (!pool?.queue.add(one)) note(unsent(one))
    }
    return due !== undefined && (room === 0 || due.length > 0)
  }
  function lookLater(ms: number): void {
    if (isEnded) return
    timer = setTimeout(() => {
      const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(patienceMs)])
      underWay = look(signal).then((isMore) => lookLater(isMore ? Math.min(soonMs, everyMs) : everyMs))
    }, ms).unref()
  }

  lookLater(everyMs)
  return async () => {
    isEnded = true
    clearTimeout(timer)
    timer = setTimeout(() => ending.abort(), endPatienceMs).unref()
    const [left] = await Promise.all([Promise.all(queues.map(({ queue }) => queue.end())), underWay])
    clearTimeout(timer)
    for (const one of left.flat()) note(unsent(one))
    if (outcomes.length > 0) await look(AbortSignal.timeout(lastPatienceMs))
  }
}

function countsOf(lists: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const list of lists) counts[list] = (counts[list] ?? 0) + 1
  return counts
}

/** @returns undefined while PocketBase does not answer: health tells of that */
async function take<Due, Outcome>(
  pocketBase: PocketBaseAccess,
  path: string,
  body: TakeDueBody<Outcome>,
  signal: AbortSignal,
): Promise<readonly Due[] | undefined> {
  try {
    const response = await askPocketBase(pocketBase, path, { signal, body })
    if (response.ok) return ((await response.json()) as DueAnswer<Due>).due
    tellOperator('error', `PocketBase does not say what is to be sent: status ${response.status}`)
    return undefined
  } catch {
    return undefined
  }
}
