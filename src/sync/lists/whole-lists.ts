import type { Item } from '../../domain/item/item.ts'
import { foldChanges, foldName } from '../../domain/item/snapshot.ts'
import type { StoredList } from '../device/ports.ts'
import { deviceStorage } from '../storage/device-storage.ts'
import { askForLists } from './arriving-lists.ts'

/** A list with all of its items, as the person sees it. */
export interface WholeList {
  id: string
  name: string
  items: readonly Item[]
}

/** Returns the lists of this device, the last opened first, with the changes that wait to be sent. */
export async function readWholeLists(): Promise<WholeList[]> {
  const shelved = await (await deviceStorage()).all()
  return shelved.sort((a, b) => b.openedAt - a.openedAt).map(({ list }) => wholeList(list))
}

/** Reads lists from the server by their keys; those without an answer are left out. */
export async function askForWholeLists(tokens: readonly string[]): Promise<WholeList[]> {
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
