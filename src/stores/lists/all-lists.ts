import { askForWholeLists, readWholeLists, type WholeList } from '../../sync/lists/whole-lists.ts'
import { readAccountLists } from '../account/account-lists.ts'

/** Lists to export to a file, and the number of lists of the account that could not be read. */
export interface AllLists {
  lists: readonly WholeList[]
  missing: number
}

/** Returns all lists of this device, and those that only the account has, if it is available. */
export async function readAllLists(): Promise<AllLists> {
  const here = await readWholeLists()
  const ids = new Set(here.map(({ id }) => id))
  const saved = (await readAccountLists().catch(() => undefined)) ?? []
  const elsewhere = saved.filter(({ listId, state }) => !ids.has(listId) && state.kind !== 'gone')
  const asked = await askForWholeLists(elsewhere.map(({ token }) => token))
  return { lists: [...here, ...asked], missing: elsewhere.length - asked.length }
}
