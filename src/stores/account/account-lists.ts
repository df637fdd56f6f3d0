import { leaveList, readSavedLists, type SavedList, saveList } from '../../sync/account/saved-lists.ts'
import { $session } from './session.ts'

/** What the account keeps; nothing for who has none, undefined when it cannot be had. */
export async function readAccountLists(): Promise<SavedList[] | undefined> {
  const session = $session.get()
  return session ? readSavedLists(session.token) : []
}

/**
 * Lets go of a list that the account keeps. @returns what saves it again
 * @throws when the server cannot be told
 */
export async function leaveAccountList(id: string, token: string): Promise<() => Promise<unknown>> {
  const session = $session.get()?.token ?? ''
  if ((await leaveList(session, id)) !== 204) throw new Error('the account still keeps the list')
  return () => saveList(session, token)
}
