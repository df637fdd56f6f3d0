import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Item } from '../domain/item.ts'

type Items = ReadonlyMap<string, Item>

/** So long a ticked item is highlighted where it stood (specification, section 4). */
const staysMs = 1_000
/** When more is ticked at once (a device that was away hears it all), nothing needs to be shown one by one. */
const mostAtOnce = 5

/** The ids of what was ticked a moment ago, by whomever: each stays for 1 s. */
export function justTicked($items: ReadableAtom<Items>): ReadableAtom<ReadonlySet<string>> {
  const $ticked = atom<ReadonlySet<string>>(new Set())
  const forgetLater = (ids: readonly string[]) =>
    setTimeout(() => $ticked.set(without($ticked.get(), ids)), staysMs)
  onMount($ticked, () => {
    let before = $items.get()
    return $items.listen((items) => {
      const ids = tickedBetween(before, items)
      before = items
      if (ids.length === 0 || ids.length > mostAtOnce) return
      $ticked.set(new Set([...$ticked.get(), ...ids]))
      forgetLater(ids)
    })
  })
  return $ticked
}

function without(all: ReadonlySet<string>, ids: readonly string[]): Set<string> {
  return new Set([...all].filter((id) => !ids.includes(id)))
}

function tickedBetween(before: Items, after: Items): string[] {
  const ids: string[] = []
  for (const [id, item] of after) {
    const known = before.get(id)
    if (item !== known && known && isPending(known) && item.completed && !item.deleted) ids.push(id)
  }
  return ids
}

function isPending({ completed, notFound, deleted }: Item): boolean {
  return !completed && !notFound && !deleted
}
