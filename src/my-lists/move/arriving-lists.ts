import { atom, computed, type ReadableAtom } from 'nanostores'
import { cacheFirst, type MyList } from '../../device/cached-lists.ts'
import { longestMovedFile, readMovedFile } from '../../domain/list/moved-file.ts'
import { readMovedLink } from '../../domain/list/moved-link.ts'
import type { MovedList, MovedRead } from '../../domain/list/moved-lists.ts'
import { askForLists, keepArrived, type ListLookup } from '../../sync/new-lists.ts'
import type { StoredList } from '../../sync/ports.ts'
import { listHere } from '../list-here.ts'
import { recentListOf } from '../recent-list.ts'

/** A list from a link or a file: `asked` until the server has answered. */
export interface ArrivingList {
  token: string
  /** '' if unknown. */
  name: string
  state: 'asked' | 'new' | 'here' | 'gone' | 'silent'
}

type Source = 'link' | 'file'

/** The opened link or file; `lists` also while the server is still being asked for them. */
export type Arriving =
  | { kind: 'nothing' }
  | { kind: 'lists'; source: Source; lists: readonly ArrivingList[] }
  | { kind: Exclude<MovedRead['kind'], 'lists'>; source: Source }

const $opened = atom<Arriving>({ kind: 'nothing' })
const $found = atom<ReadonlyMap<string, ListLookup>>(new Map())
let asking = new AbortController()

/** The opened link or file, with the answers of the server so far. */
export const $arriving: ReadableAtom<Arriving> = computed([$opened, $found], (opened, found) =>
  opened.kind === 'lists'
    ? { ...opened, lists: opened.lists.map((list) => withFound(list, found.get(list.token))) }
    : opened,
)

/** @param text the text behind the hash of a link */
export function openLink(text: string): void {
  open(readMovedLink(text), 'link')
}

export async function openFile(file: Blob): Promise<void> {
  // In UTF-8 a character has at most 4 bytes.
  const isTooLong = file.size > 4 * longestMovedFile
  open(isTooLong ? { kind: 'wrong' } : readMovedFile(await file.text().catch(() => '')), 'file')
}

/** Repeats the requests for the lists without an answer. */
export function askAgain(): void {
  const found = [...$found.get()].filter(([, { kind }]) => kind !== 'silent')
  $found.set(new Map(found))
  askForRest()
}

/**
 * Stores the new lists on this device, and puts them first on the home page. No other list changes.
 *
 * @returns false if the browser stores nothing, or no more
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

/** Removes repeated lists. */
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

/** Returns the new lists in their order. */
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
