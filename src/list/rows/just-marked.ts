import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Item } from '../../domain/item/item.ts'

type Items = ReadonlyMap<string, Item>

/** Time that marked items stay in place, counted from the last mark (docs/decisions/rows.md). */
const staysMs = 1_500
/** More marks at once, as after a reconnect, are not shown one by one. */
const mostAtOnce = 5

/**
 * Ids of items that were just ticked or marked as not found, whoever marked them: all stay for 1.5 s after the last mark.
 */
export function justMarked($items: ReadableAtom<Items>): ReadableAtom<ReadonlySet<string>> {
  const $marked = atom<ReadonlySet<string>>(new Set())
  let forgetting: ReturnType<typeof setTimeout> | undefined
  const forgetLater = () => {
    clearTimeout(forgetting)
    forgetting = setTimeout(() => $marked.set(new Set()), staysMs)
  }
  onMount($marked, () => {
    let before = $items.get()
    return $items.listen((items) => {
      const ids = markedBetween(before, items)
      before = items
      if (ids.length === 0 || ids.length > mostAtOnce) return
      $marked.set(new Set([...$marked.get(), ...ids]))
      forgetLater()
    })
  })
  return $marked
}

function markedBetween(before: Items, after: Items): string[] {
  const ids: string[] = []
  for (const [id, item] of after) {
    const known = before.get(id)
    if (item !== known && known && isPending(known) && isMarked(item)) ids.push(id)
  }
  return ids
}

function isPending({ completed, notFound, deleted }: Item): boolean {
  return !completed && !notFound && !deleted
}

function isMarked({ completed, notFound, deleted }: Item): boolean {
  return (completed || notFound) && !deleted
}
