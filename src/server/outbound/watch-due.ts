import type { DueAnswer, TakeDueBody, Undelivered } from '../../protocol/operator.ts'
import type { PocketBaseAccess } from '../../protocol/site-secret.ts'
import { askPocketBase } from '../ask-pocketbase.ts'
import { tellOperator } from '../health/journal.ts'
import { FairQueue } from './fair-queue.ts'

interface Watched<Due, Outcome> {
  pocketBase: PocketBaseAccess
  /** The operator's route that returns due messages and accepts the outcomes of earlier ones. */
  path: string
  /** Each message goes to the first pool that takes it. No pool waits for another. */
  pools: readonly Pool<Due>[]
  /** Sends a message. @returns the outcome to report to PocketBase; undefined to report none */
  send: (one: Due) => Promise<Outcome | undefined>
  /** Returns the outcome to report of a message that was not sent, for lack of room or because the server stops. */
  unsent: (one: Due) => Outcome | undefined
  undelivered: () => Undelivered | null
  /** Milliseconds between two requests to PocketBase. */
  everyMs?: number | undefined
  /** Time limit for the last report, in ms. */
  lastPatienceMs?: number | undefined
}

interface Pool<Due> {
  takes: (one: Due) => boolean
  atOnce: number
}

const usualEveryMs = 5_000
/** Interval while more messages may be due than the queue had room for. */
const soonMs = 250
/** Longer than PocketBase waits for its database, because the notices in an answer after the timeout are lost. */
const patienceMs = 20_000
/** Time limit for a pending request once the server is stopping: as long as sending a message may take. */
const endPatienceMs = 5_000
/** Time limit for the last report. Both limits together are less than the ten seconds that a stopping server has. */
const usualLastPatienceMs = 2_000
/** Few, because PocketBase, which holds all due messages, decides which list is next. */
const mostWaiting = 40

/**
 * Fetches due messages from PocketBase and sends them, until stopped.
 *
 * @returns a function that stops the fetching, and resolves once no message is being sent
 */
export function watchDue<Due extends { list: string }, Outcome>({
  pocketBase,
  path,
  pools,
  send,
  unsent,
  undelivered,
  everyMs = usualEveryMs,
  lastPatienceMs = usualLastPatienceMs,
}: Watched<Due, Outcome>): () => Promise<void> {
  let outcomes: Outcome[] = []
  const note = (outcome: Outcome | undefined) => {
    if (outcome !== undefined) outcomes.push(outcome)
  }
  const queues = makeQueues(pools, async (one) => note(await send(one)))
  const ending = new AbortController()
  let isEnded = false
  let timer: NodeJS.Timeout | undefined
  let underWay = Promise.resolve()

  /** Reports outcomes and fetches due messages. @returns true when more messages may be due */
  async function look(signal: AbortSignal): Promise<boolean> {
    const room = queues.room()
    const inHand = countsOf(queues.lists())
    const reported = outcomes
    outcomes = []
    const body = { outcomes: reported, room, inHand, undelivered: undelivered() }
    const due = await take<Due, Outcome>(pocketBase, path, body, signal)
    if (!due) outcomes = [...reported, ...outcomes]
    for (const one of due ?? []) {
      if (!queues.add(one)) note(unsent(one))
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
    const [left] = await Promise.all([queues.end(), underWay])
    clearTimeout(timer)
    for (const one of left) note(unsent(one))
    if (outcomes.length > 0) await look(AbortSignal.timeout(lastPatienceMs))
  }
}

/** A queue for each pool. */
function makeQueues<Due extends { list: string }>(
  pools: readonly Pool<Due>[],
  send: (one: Due) => Promise<void>,
) {
  const queues = pools.map(({ takes, atOnce }) => ({
    takes,
    queue: new FairQueue<Due>(atOnce, mostWaiting, send),
  }))
  return {
    /** Room of the first queue. */
    room: () => queues[0]?.queue.room ?? 0,
    /** The list of each message that waits or is being sent. */
    lists: () => queues.flatMap(({ queue }) => queue.lists),
    /** @returns false if no pool takes the message, or its queue has no room */
    add: (one: Due) => queues.find(({ takes }) => takes(one))?.queue.add(one) === true,
    /** @returns the messages that were not sent, once none is being sent */
    end: async () => (await Promise.all(queues.map(({ queue }) => queue.end()))).flat(),
  }
}

function countsOf(lists: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const list of lists) counts[list] = (counts[list] ?? 0) + 1
  return counts
}

/** @returns undefined when PocketBase does not answer, which the health check reports */
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
