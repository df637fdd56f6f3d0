import { pageClient } from '../calls/page-client.ts'
import { pocketBaseApi } from '../calls/pocketbase-api.ts'
import type { StoredList } from '../device/ports.ts'
import { openIdbStorage } from '../storage/idb-storage.ts'
import { arrivedList, keptOver } from '../storage/stored-list.ts'

/** Number of requests at a time, so that the lists at the top arrive first on a phone. */
const askedAtOnce = 4

/** The list of a key. `gone`: the key no longer opens a list. `silent`: unknown, because the server did not answer. */
export type ListLookup = { kind: 'found'; list: StoredList; isHere: boolean } | { kind: 'gone' | 'silent' }

/**
 * Reads each list from the server by its key, a few at a time. Nothing is stored.
 *
 * @param tell receives each result as soon as it is known
 */
export async function askForLists(
  tokens: readonly string[],
  tell: (token: string, found: ListLookup) => void,
  ended: AbortSignal,
): Promise<void> {
  const kept = await listsHere()
  const left = tokens.values()
  const askOn = async () => {
    for (const token of left) {
      const found = await askFor(token, kept, ended)
      if (ended.aborted) return
      tell(token, found)
    }
  }
  await Promise.all(Array.from({ length: askedAtOnce }, askOn))
}

/**
 * Stores lists on this device, the first on top. A list that is already stored keeps its outbox, and the better of its
 * links.
 *
 * @param nowMs since 1970
 * @throws if the browser stores nothing, or no more
 */
export async function keepArrived(lists: readonly StoredList[], nowMs: number): Promise<void> {
  const storage = await openIdbStorage()
  for (const [at, list] of lists.entries()) {
    await storage.keep(list)
    await storage.noteOpened(list.id, nowMs - at)
  }
}

/** Returns the stored lists by id; none if the browser stores nothing. */
async function listsHere(): Promise<ReadonlyMap<string, StoredList>> {
  const shelved = await openIdbStorage()
    .then((storage) => storage.all())
    .catch(() => [])
  return new Map(shelved.map(({ list }) => [list.id, list]))
}

async function askFor(
  token: string,
  here: ReadonlyMap<string, StoredList>,
  ended: AbortSignal,
): Promise<ListLookup> {
  const answer = await pocketBaseApi(pageClient(token), { ended }).read(0)
  if (answer.kind === 'retry') return { kind: 'silent' }
  if (answer.kind === 'refused') return { kind: 'gone' }
  const list = arrivedList(token, answer.value)
  const kept = here.get(list.id)
  // A better link than the stored one counts as new.
  return { kind: 'found', list, isHere: kept !== undefined && keptOver(list, kept).token === kept.token }
}
