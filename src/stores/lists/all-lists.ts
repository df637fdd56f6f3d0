import { askForWholeLists, readWholeLists, type WholeList } from '../../sync/lists/whole-lists.ts'
import { readAccountLists } from '../account/account-lists.ts'

/** Lists to be kept in a file, and how many of the account could not be read. */
export interface AllLists {
  lists: readonly WholeList[]
  missing: number
}

/** All lists of this device, and those that the account alone keeps, where it can be asked. */
export async function readAllLists(): Promise<AllLists> {
  const here = await readWholeLists()
  const ids = new Set(here.map(({ id }) => id))
  const saved = (await readAccountLists().catch(() => undefined)) ?? []
  const elsewhere = saved.filter(({ listId, state }) => !ids.has(listId) && state.kind !== 'gone')
  const asked = await askForWholeLists(elsewhere.map(({ token }) => token))
  return { lists: [...here, ...asked], missing: elsewhere.length - asked.length }
}
