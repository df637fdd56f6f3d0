import type { PocketBaseAccess } from '../../protocol/site-secret.ts'
import { askPocketBase } from '../ask-pocketbase.ts'

interface Watched<Due, Told> {
  pocketBase: PocketBaseAccess
  /** The operator's route that hands over what is due: it is posted what became of what it handed over last. */
  path: string
  /** Before anything was sent. */
  nothing: Told
  /** Sends what is due, and tells what became of it; nothing more is sent once it is ended. */
  send: (due: Due, isEnded: () => boolean) => Promise<Told>
  /** Between two looks. */
  everyMs?: number | undefined
}

const usualEveryMs = 5_000
const patienceMs = 5_000
const sentAtOnce = 10

/**
 * Takes from PocketBase what is due, and sends it, until it is ended.
 *
 * @returns a function that ends it, and resolves once nothing is under way
 */
export function watchDue<Due, Told>({
  pocketBase,
  path,
  nothing,
  send,
  everyMs = usualEveryMs,
}: Watched<Due, Told>): () => Promise<void> {
  let told = nothing
  let isEnded = false
  let timer: NodeJS.Timeout | undefined
  let underWay = Promise.resolve()

  async function look(): Promise<void> {
    const due = await takeDue<Due>(pocketBase, path, told)
    if (due) told = await send(due, () => isEnded)
  }
  function lookLater(): void {
    if (isEnded) return
    timer = setTimeout(() => {
      underWay = look().then(lookLater)
    }, everyMs).unref()
  }

  lookLater()
  return async () => {
    isEnded = true
    clearTimeout(timer)
    await underWay
  }
}

/** @returns undefined while PocketBase does not answer: health tells of that */
async function takeDue<Due>(
  pocketBase: PocketBaseAccess,
  path: string,
  told: unknown,
): Promise<Due | undefined> {
  try {
    const response = await askPocketBase(pocketBase, path, { timeoutMs: patienceMs, body: told })
    return response.ok ? ((await response.json()) as Due) : undefined
  } catch {
    return undefined
  }
}

/** Sends several things, some at once, until it is ended. */
export async function sendEach<One>(
  all: readonly One[],
  isEnded: () => boolean,
  send: (one: One) => Promise<void>,
): Promise<void> {
  const rest = all.values()
  const sendNext = async () => {
    for (const one of rest) {
      if (isEnded()) return
      await send(one)
    }
  }
  await Promise.all(Array.from({ length: sentAtOnce }, sendNext))
}
