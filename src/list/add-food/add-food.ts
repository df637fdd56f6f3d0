import { makeId, makeItemIds } from '../../device/make-id.ts'
import { browserClock } from '../../device/time.ts'
import type { Change, Wish } from '../../domain/item/change.ts'
import { defaultListName } from '../../domain/list/list-name.ts'
import type { WantedItem } from '../../domain/merge/plan-adding.ts'
import { readRecentLists } from '../../my-lists/device-lists.ts'
import type { RecentList } from '../../my-lists/recent-list.ts'
import { addresses } from '../../site.ts'
import { deviceStorage } from '../../sync/device-storage.ts'
import { makeList } from '../../sync/new-lists.ts'
import type { Replica } from '../../sync/open-list.ts'
import { sendFromPage } from '../../sync/page-client.ts'
import { openQuietly } from '../../sync/sender.ts'
import { makeAddingActions } from '../add/adding.ts'
import { itemsOf } from '../list-state.ts'
import { authorOf } from '../settings/device-settings.ts'
import { loadWords } from '../vocabulary/shelving.ts'

/** The outcome, and the name of the list to which the foods were added. */
export type AddedFood = { kind: 'added'; list: string } | { kind: 'no-list' } | { kind: 'failed' }

/** Replicas by token, kept as long as the page is open: each sends the changes that could not be sent yet. */
const opened = new Map<string, Promise<Replica>>()

/** Time to wait for the words, in ms. Without them the foods are still added, but amounts of "mere" not to those of "măr". */
const wordsMs = 3_000

/** Adds foods to the list that was last open on this device; amounts are added to those of items already there. */
export async function addFoods(foods: readonly WantedItem[]): Promise<AddedFood> {
  const [last] = await Promise.all([lastList(), Promise.race([loadWords(), pause(wordsMs)])])
  if (!last) return { kind: 'no-list' }
  const replica = await replicaOf(last.token)
  let isKept = Promise.resolve(true)
  const { addItems } = makeAddingActions({
    items: () => itemsOf(replica),
    author: authorOf,
    newItemId: makeItemIds(),
    enact: (wishes) => {
      isKept = keep(replica, wishes)
    },
  })
  addItems(foods)
  return (await isKept) ? { kind: 'added', list: last.name } : { kind: 'failed' }
}

/** Makes a list with the foods on it. */
export async function createListWith(foods: readonly WantedItem[]): Promise<AddedFood> {
  const made = await makeList(defaultListName, foods)
  if (made.where === 'nowhere') return { kind: 'failed' }
  await replicaOf(made.token)
  return { kind: 'added', list: defaultListName }
}

/** Returns the address of the list that was last open on this device; undefined if there is none. */
export async function lastListAddress(): Promise<string | undefined> {
  const last = await lastList()
  return last && addresses.list(last.token)
}

/** Returns the last list that is not read-only. */
async function lastList(): Promise<RecentList | undefined> {
  return (await readRecentLists()).find(({ isReadOnly }) => !isReadOnly)
}

function replicaOf(token: string): Promise<Replica> {
  const known = opened.get(token) ?? openToAdd(token)
  opened.set(token, known)
  known.catch(() => opened.delete(token))
  return known
}

/** @throws if the device's storage cannot be read */
async function openToAdd(token: string): Promise<Replica> {
  const storage = await deviceStorage()
  return new Promise((resolve, reject) => {
    const nickname = () => authorOf().author
    const { replica } = openQuietly(token, storage, {
      send: sendFromPage,
      nickname,
      changed: () => resolve(replica),
    })
    replica.start().catch((problem: unknown) => {
      reject(problem)
      replica.wake()
    })
  })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => browserClock.after(ms, resolve))
}

async function keep(replica: Replica, wishes: readonly Wish[]): Promise<boolean> {
  const listId = replica.list?.id
  if (!listId) return false
  return replica.enqueue(wishes.map((wish): Change => ({ ...wish, id: makeId(), listId })))
}
