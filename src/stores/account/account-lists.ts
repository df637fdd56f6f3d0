import { leaveList, readSavedLists, type SavedList, saveList } from '../../sync/account/saved-lists.ts'
import { $session } from './session.ts'

/** Returns the lists of the account; none without an account, undefined if they are not available. */
export async function readAccountLists(): Promise<SavedList[] | undefined> {
  const session = $session.get()
  return session ? readSavedLists(session.token) : []
}

/**
 * Removes a list from the account.
 *
 * @returns a function that saves it again
 * @throws if the server does not confirm it
 */
export async function leaveAccountList(id: string, token: string): Promise<() => Promise<unknown>> {
  const session = $session.get()?.token ?? ''
  if ((await leaveList(session, id)) !== 204) throw new Error('the account still keeps the list')
  return () => saveList(session, token)
}
