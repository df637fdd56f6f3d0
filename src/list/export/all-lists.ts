import { readAccountLists } from '../../account/account-lists.ts'
import type { Item } from '../../domain/item/item.ts'
import { foldChanges, foldName } from '../../domain/item/snapshot.ts'
import { deviceStorage } from '../../sync/device-storage.ts'
import { askForLists } from '../../sync/new-lists.ts'
import type { StoredList } from '../../sync/ports.ts'

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

/** A list with all of its items, as the person sees it. */
export interface WholeList {
  id: string
  name: string
  items: readonly Item[]
}

/** Returns the lists of this device, the last opened first, with the changes that wait to be sent. */
async function readWholeLists(): Promise<WholeList[]> {
  const shelved = await (await deviceStorage()).all()
  return shelved.sort((a, b) => b.openedAt - a.openedAt).map(({ list }) => wholeList(list))
}

/** Reads lists from the server by their keys; those without an answer are left out. */
async function askForWholeLists(tokens: readonly string[]): Promise<WholeList[]> {
  const found = new Map<string, WholeList>()
  await askForLists(
    tokens,
    (token, lookup) => {
      if (lookup.kind === 'found') found.set(token, wholeList(lookup.list))
    },
    new AbortController().signal,
  )
  return tokens.flatMap((token) => found.get(token) ?? [])
}

function wholeList({ id, name, snapshot, outbox }: StoredList): WholeList {
  const changes = outbox.map(({ change }) => change)
  return {
    id,
    name: foldName(name, changes),
    items: [...foldChanges(snapshot?.items ?? new Map(), changes).values()],
  }
}
