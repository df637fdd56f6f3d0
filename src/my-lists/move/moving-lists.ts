import { atom, type ReadableAtom } from 'nanostores'
import { readCachedLists } from '../../device/cached-lists.ts'
import { isUuid } from '../../domain/lib/uuid.ts'
import { movedFile } from '../../domain/list/moved-file.ts'
import { movedLink } from '../../domain/list/moved-link.ts'
import { type MovedList, mostMovedLists } from '../../domain/list/moved-lists.ts'
import { deviceStorage } from '../../sync/device-storage.ts'
import { recentListOf } from '../recent-list.ts'

/** The lists that can be moved from this device to another one. */
interface Moving {
  /** The lists of this device, the last opened first, then those that only the account has. */
  lists: readonly MovedList[]
  /** Names of lists that only this device has: other devices cannot read them yet. */
  unsent: readonly string[]
}

const $lists = atom<Moving | undefined>(undefined)

/** All lists of the home page, of this device and of the account; undefined until they are known. */
export const $moving: ReadableAtom<Moving | undefined> = $lists

/** Reads the lists again. Those of the account are cached ones until it has answered, or if it is unavailable. */
export async function loadMoving(): Promise<void> {
  const here = await readListsHere().catch(() => [])
  const before = readCachedLists().filter(({ isSaved }) => isSaved)
  $lists.set(movingOf(here, before))
  const saved = await readSaved()
  if (saved) $lists.set(movingOf(here, saved))
}

/** Returns the text behind the hash of the link: the keys of the lists, and no other data. */
export function linkPart(lists: readonly MovedList[]): string {
  return movedLink(lists.map(({ token }) => token))
}

/** Returns the name and the content of a file with the lists. */
export function fileToKeep(lists: readonly MovedList[], now: Date): [name: string, content: object] {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  )
  return [`liste-${year}-${month}-${day}.json`, movedFile(lists, now.toISOString())]
}

type Here = Awaited<ReturnType<typeof readListsHere>>[number]
type Saved = MovedList & { id: string }

function movingOf(here: readonly Here[], saved: readonly Saved[]): Moving {
  const hereIds = new Set(here.map(({ id }) => id))
  const known = [
    ...here.filter(({ hasArrived }) => hasArrived),
    ...saved.filter(({ id }) => !hereIds.has(id)),
  ]
  return {
    lists: known
      .filter(({ token }) => isUuid(token))
      .slice(0, mostMovedLists)
      .map(({ token, name }) => ({ token, name })),
    unsent: here.filter(({ hasArrived }) => !hasArrived).map(({ name }) => name),
  }
}

/** Returns the lists of the account; none without an account, undefined if it is unavailable. */
async function readSaved(): Promise<Saved[] | undefined> {
  const lists = await import('../../account/account-lists.ts')
    .then(({ readAccountLists }) => readAccountLists())
    .catch(() => undefined)
  return lists
    ?.filter(({ state }) => state.kind !== 'gone')
    .map(({ listId, ...list }) => ({ ...list, id: listId }))
}

/**
 * Returns the lists of this device with their names on it, the last opened first, and whether the server has each of them.
 */
async function readListsHere(nowMs = Date.now()) {
  const shelved = await (await deviceStorage()).all()
  return shelved
    .sort((a, b) => b.openedAt - a.openedAt)
    .map((deviceList) => {
      const { id, token, name } = recentListOf(deviceList, nowMs)
      return { id, token, name, hasArrived: deviceList.list.hasArrived }
    })
}
