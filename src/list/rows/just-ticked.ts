import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Item } from '../../domain/item/item.ts'

type Items = ReadonlyMap<string, Item>

/** Time that ticked items stay in place, counted from the last tick (docs/decisions/rows.md). */
const staysMs = 1_500
/** More ticks at once, as after a reconnect, are not shown one by one. */
const mostAtOnce = 5

/** Ids of recently ticked items, whoever ticked them: all stay for 1.5 s after the last tick. */
export function justTicked($items: ReadableAtom<Items>): ReadableAtom<ReadonlySet<string>> {
  const $ticked = atom<ReadonlySet<string>>(new Set())
  let forgetting: ReturnType<typeof setTimeout> | undefined
  const forgetLater = () => {
    clearTimeout(forgetting)
    forgetting = setTimeout(() => $ticked.set(new Set()), staysMs)
  }
  onMount($ticked, () => {
    let before = $items.get()
    return $items.listen((items) => {
      const ids = tickedBetween(before, items)
      before = items
      if (ids.length === 0 || ids.length > mostAtOnce) return
      $ticked.set(new Set([...$ticked.get(), ...ids]))
      forgetLater()
    })
  })
  return $ticked
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
