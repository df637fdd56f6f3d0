import { atom, type ReadableAtom } from 'nanostores'
import { takeCarriedList } from '../my-lists/carried-list.ts'
import { leaveList, readSavedLists, type SavedList, saveList } from './account-lists.ts'
import { $session, dropSession } from './session.ts'

export { keepListToSave as askForAccount, listToSave, takeListAlong } from '../my-lists/list-to-save.ts'
export type { SavedList }

type SavedLists = readonly SavedList[] | 'loading' | 'failed'

const $lists = atom<SavedLists>('loading')

/** The lists that the account keeps, the last changed first. */
export const $savedLists: ReadableAtom<SavedLists> = $lists

export async function loadSavedLists(): Promise<void> {
  const session = $session.get()
  if (session) $lists.set((await readSavedLists(session.token)) ?? 'failed')
}

/** Removes a list from the account; it stays unchanged for everybody who has its link. */
export async function leaveSavedList(listId: string): Promise<void> {
  const session = $session.get()
  if (session) await leaveList(session.token, listId)
  await loadSavedLists()
}

/** The outcome of saving a list. */
export type Saving = 'saved' | 'signed-out' | 'failed'

/**
 * Saves the list of a token in the account. An expired session is dropped.
 *
 * @returns 'signed-out' if the visitor has to sign in first
 */
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

/**
 * Saves the open list if the visitor has signed in for it in this tab. The tab's mark is removed in any case.
 *
 * @returns undefined if the mark was for another list, or there was none
 */
export async function keepCarriedList(token: string): Promise<Saving | undefined> {
  return takeCarriedList() === token ? keepList(token) : undefined
}
