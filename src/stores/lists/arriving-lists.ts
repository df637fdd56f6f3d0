import { atom, computed, type ReadableAtom } from 'nanostores'
import { longestMovedFile, readMovedFile } from '../../domain/list/moved-file.ts'
import { readMovedLink } from '../../domain/list/moved-link.ts'
import type { MovedList, MovedRead } from '../../domain/list/moved-lists.ts'
import type { StoredList } from '../../sync/device/ports.ts'
import { askForLists, keepArrived, type ListLookup } from '../../sync/lists/arriving-lists.ts'
import { recentListOf } from '../../sync/lists/recent-list.ts'
import { cacheFirst, type MyList } from '../../sync/storage/cached-lists.ts'
import { listHere } from '../device/list-here.ts'

/** A list that a link or a file brings: `asked` until the server has answered. */
export interface ArrivingList {
  token: string
  /** '' where nobody has told it. */
  name: string
  state: 'asked' | 'new' | 'here' | 'gone' | 'silent'
}

type Source = 'link' | 'file'

/** What was opened; `lists` also while they are still being asked for. */
export type Arriving =
  | { kind: 'nothing' }
  | { kind: 'lists'; source: Source; lists: readonly ArrivingList[] }
  | { kind: Exclude<MovedRead['kind'], 'lists'>; source: Source }

const $opened = atom<Arriving>({ kind: 'nothing' })
const $found = atom<ReadonlyMap<string, ListLookup>>(new Map())
let asking = new AbortController()

/** What was opened, and what is known of it. */
export const $arriving: ReadableAtom<Arriving> = computed([$opened, $found], (opened, found) =>
  opened.kind === 'lists'
    ? { ...opened, lists: opened.lists.map((list) => withFound(list, found.get(list.token))) }
    : opened,
)

/** @param text what stands behind the hash of a link */
export function openLink(text: string): void {
  open(readMovedLink(text), 'link')
}

export async function openFile(file: Blob): Promise<void> {
  // In UTF-8 no character has fewer bytes than one.
  const isTooLong = file.size > 4 * longestMovedFile
  open(isTooLong ? { kind: 'wrong' } : readMovedFile(await file.text().catch(() => '')), 'file')
}

/** Asks once more for the lists that nobody has answered for. */
export function askAgain(): void {
  const found = [...$found.get()].filter(([, { kind }]) => kind !== 'silent')
  $found.set(new Map(found))
  askForRest()
}

/**
 * Keeps the new ones on this device, and has the home page begin with them. Nothing else of the device changes.
 *
 * @returns false where the browser keeps nothing, or no more
 */
export async function keepArriving(): Promise<boolean> {
  const nowMs = Date.now()
  try {
    const lists = newLists()
    await keepArrived(lists, nowMs)
    for (const list of lists.reverse()) cacheFirst({ ...cardOf(list, nowMs), extra: '' })
  } catch {
    return false
  }
  $found.set(new Map([...$found.get()].map(([token, found]) => [token, asHere(found)])))
  return true
}

function open(read: MovedRead, source: Source): void {
  asking.abort()
  $found.set(new Map())
  $opened.set(read.kind === 'lists' ? { ...read, source, lists: asked(read.lists) } : { ...read, source })
  askForRest()
}

/** A list that comes twice is one. */
function asked(lists: readonly MovedList[]): ArrivingList[] {
  const byToken = new Map(lists.map((list) => [list.token, list]))
  return [...byToken.values()].map((list) => ({ ...list, state: 'asked' }))
}

function askForRest(): void {
  asking = new AbortController()
  const tokens = openedTokens().filter((token) => !$found.get().has(token))
  const tell = (token: string, found: ListLookup) => $found.set(new Map($found.get()).set(token, found))
  void askForLists(tokens, tell, asking.signal)
}

function openedTokens(): string[] {
  const opened = $opened.get()
  return opened.kind === 'lists' ? opened.lists.map(({ token }) => token) : []
}

/** In the order in which they came. */
function newLists(): StoredList[] {
  return openedTokens().flatMap((token) => {
    const found = $found.get().get(token)
    return found?.kind === 'found' && !found.isHere ? [found.list] : []
  })
}

function cardOf(list: StoredList, openedAt: number): MyList {
  return listHere(recentListOf({ list, openedAt }, openedAt))
}

function asHere(found: ListLookup): ListLookup {
  return found.kind === 'found' ? { ...found, isHere: true } : found
}

function withFound(list: ArrivingList, found: ListLookup | undefined): ArrivingList {
  if (!found) return list
  if (found.kind !== 'found') return { ...list, state: found.kind }
  return { ...list, name: found.list.name, state: found.isHere ? 'here' : 'new' }
}
