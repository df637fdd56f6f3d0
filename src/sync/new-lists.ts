import { v4 } from 'uuid'
import { makeId, makeItemIds } from '../device/make-id.ts'
import type { Change } from '../domain/item/change.ts'
import type { ItemFields } from '../domain/item/fields.ts'
import { deviceStorage } from './device-storage.ts'
import { pageClient } from './page-client.ts'
import { pocketBaseApi } from './pocketbase-api.ts'
import type { DeviceLists, StoredList } from './ports.ts'
import { tooMany } from './send.ts'
import { openIdbStorage } from './storage/idb-storage.ts'
import { arrivedList, draftList, keptOver } from './stored-list.ts'

/** `device`: no answer came; the list is stored here and reaches the server once it is opened with a connection. */
export type MadeList = { where: 'server' | 'device'; token: string } | { where: 'nowhere'; status: number }

/** The fields of an item of a new list. */
export type FirstItem = Pick<ItemFields, 'name'> & Partial<ItemFields>

/**
 * Makes a list, on this device first. Its share token is fully random: it alone gives access to the list.
 *
 * @param items the initial items; they are sent once the list is opened
 * @throws if the device cannot store it
 */
export async function makeList(name: string, items: readonly FirstItem[] = []): Promise<MadeList> {
  const list = draftList(v4(), makeId(), name)
  const newItemId = makeItemIds()
  const storage = await deviceStorage()
  await storage.enqueue(
    list,
    items.map((fields) => addOf(list.id, newItemId(), fields)),
  )
  await storage.noteOpened(list.id, Date.now())
  const answer = await pocketBaseApi(pageClient(list.token)).create({
    id: list.id,
    name,
    rev: 0,
  })
  switch (answer.kind) {
    case 'done':
      await storage.markArrived(list.id)
      return { where: 'server', token: list.token }
    case 'retry':
      return answer.status === tooMany
        ? forgetDraft(storage, list.id, tooMany)
        : { where: 'device', token: list.token }
    case 'refused':
      return forgetDraft(storage, list.id, answer.status)
  }
}

async function forgetDraft(storage: DeviceLists, listId: string, status: number): Promise<MadeList> {
  await storage.forget(listId)
  return { where: 'nowhere', status }
}

function addOf(listId: string, itemId: string, fields: FirstItem): Change {
  return { id: makeId(), listId, itemId, kind: 'add', fields }
}

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
