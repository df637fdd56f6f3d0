import { atom, type ReadableAtom } from 'nanostores'
import { leaveList, readSavedLists, type SavedList, saveList } from '../sync/saved-lists.ts'
import { $session } from './session.ts'

export type { SavedList }

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

/** Keeps the list that a token opens. @returns 'signed-out' for who has to sign in first */
export async function keepList(token: string): Promise<'saved' | 'signed-out' | 'failed'> {
  const session = $session.get()
  if (!session) return 'signed-out'
  const status = await saveList(session.token, token)
  if (status === 401) return 'signed-out'
  return status === 204 ? 'saved' : 'failed'
}
