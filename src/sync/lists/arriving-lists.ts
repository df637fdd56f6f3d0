import { pageClient } from '../calls/page-client.ts'
import { pocketBaseApi } from '../calls/pocketbase-api.ts'
import type { StoredList } from '../device/ports.ts'
import { openIdbStorage } from '../storage/idb-storage.ts'
import { arrivedList, keptOver } from '../storage/stored-list.ts'

/** A phone asks for this many at a time, so that what it shows first is there first. */
const askedAtOnce = 4

/** What a key opens: `gone`, nothing any more; `silent`, nobody knows, because the server did not answer. */
export type ListLookup = { kind: 'found'; list: StoredList; isHere: boolean } | { kind: 'gone' | 'silent' }

/**
 * Asks the server for each list by its key, a few at a time. Nothing is kept.
 *
 * @param tell is told of each as soon as it is known
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
 * Keeps lists on this device, the first on top. One that is here already keeps what waits, and the better of its links.
 *
 * @param nowMs since 1970
 * @throws where the browser keeps nothing, or no more
 */
export async function keepArrived(lists: readonly StoredList[], nowMs: number): Promise<void> {
  const storage = await openIdbStorage()
  for (const [at, list] of lists.entries()) {
    await storage.keep(list)
    await storage.noteOpened(list.id, nowMs - at)
  }
}

/** By id; none where the browser keeps nothing. */
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
  // A better link than the one that is here is news.
  return { kind: 'found', list, isHere: kept !== undefined && keptOver(list, kept).token === kept.token }
}
