import { atom, type ReadableAtom } from 'nanostores'
import { addresses } from '../site.ts'
import { keepListToSave, type ListToSave, listToSave, takeListToSave } from '../sync/list-to-save.ts'
import { leaveList, readSavedLists, type SavedList, saveList } from '../sync/saved-lists.ts'
import { $session, dropSession } from './session.ts'

export type { ListToSave, SavedList }
export { listToSave }

type SavedLists = readonly SavedList[] | 'loading' | 'failed'

const $lists = atom<SavedLists>('loading')

/** The lists that the account keeps, the last changed first. */
export const $savedLists: ReadableAtom<SavedLists> = $lists

export async function loadSavedLists(): Promise<void> {
  const session = $session.get()
  if (session) $lists.set((await readSavedLists(session.token)) ?? 'failed')
}

/** Lets go of a list; it stays as it is for everybody who has its link. */
export async function leaveSavedList(listId: string): Promise<void> {
  const session = $session.get()
  if (session) await leaveList(session.token, listId)
  await loadSavedLists()
}

/** What came of saving a list. */
export type Saving = 'saved' | 'signed-out' | 'failed'

/** Keeps the list that a token opens. @returns 'signed-out' for who has to sign in first; a session that is over ends here */
export async function keepList(token: string): Promise<Saving> {
  const session = $session.get()
  if (!session) return 'signed-out'
  const status = await saveList(session.token, token)
  if (status === 401) {
    if ($session.get()?.token === session.token) dropSession()
    return 'signed-out'
  }
  return status === 204 ? 'saved' : 'failed'
}

/** Has a list wait on this device until its visitor has signed in. */
export function askForAccount(list: ListToSave): void {
  keepListToSave(list)
}

/** Where who has signed in goes on: the list that waits to be saved, else the home page. */
export function wayAfterSignIn(): string {
  const list = listToSave()
  return list ? addresses.list(list.token) : addresses.home
}

/**
 * Keeps the list that is open if it waited for its visitor to sign in. Whatever waited is forgotten with it.
 *
 * @returns undefined when nobody is signed in, or nothing waited for this list
 */
export async function keepAskedList(token: string): Promise<Saving | undefined> {
  if (!$session.get()) return undefined
  return takeListToSave()?.token === token ? keepList(token) : undefined
}
