import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { CategoryGroup } from '../../domain/category/arrange.ts'
import type { Item } from '../../domain/item/item.ts'
import type { ListStore } from '../list.ts'
import type { Sections } from '../list-state.ts'
import { $shelving } from '../vocabulary/shelving.ts'
import { heldInPlace } from './held-in-place.ts'
import { justMarked } from './just-marked.ts'

/** Milliseconds without movement after a finger is lifted, because the next press may already be on its way. */
const restMs = 600

/** The rows of a list, which do not move under a finger. */
export interface FrozenOrder {
  /** Sections that keep recently marked items in place. No row moves while a finger is down or was just lifted. */
  $sections: ReadableAtom<Sections>
  /** Ids of the items that anyone ticked, or marked as not found, a moment ago. */
  $marked: ReadableAtom<ReadonlySet<string>>
  /** Holds the rows in place, because a finger is down on them. */
  hold(): void
  /** Allows movement again after the finger is lifted. @param restsMs milliseconds until the rows may move */
  release(restsMs?: number): void
  /** Moves the rows immediately, because a press asked for a row to move. */
  settle(): void
  /** Changes the order of the items still to buy. */
  order(by: Order): void
}

/** Sorts sections and the items in them. */
export type Order = (groups: CategoryGroup[]) => CategoryGroup[]

/**
 * Creates the rows of one screen.
 *
 * @param inOrder the order of the shop; by default, the order of the categories
 */
export function makeFrozenOrder(
  store: Pick<ListStore, '$items' | '$sections'>,
  inOrder: Order = (groups) => groups,
): FrozenOrder {
  const $marked = justMarked(store.$items)
  let isHeld = false
  let releasing: ReturnType<typeof setTimeout> | undefined
  const arranged = () => {
    const items = store.$items.get()
    const kept = [...$marked.get()].flatMap((id) => items.get(id) ?? [])
    const sections = heldInPlace(store.$sections.get(), kept, $shelving.get())
    const pending = inOrder(sections.pending)
    return pending === sections.pending ? sections : { ...sections, pending }
  }
  const $sections = atom(store.$sections.get())
  const settle = () => {
    clearTimeout(releasing)
    isHeld = false
    update()
  }
  const update = () => $sections.set(isHeld ? refreshed($sections.get(), store.$items.get()) : arranged())
  onMount($sections, () => {
    update()
    const leave = [$marked, store.$sections].map(($one) => $one.listen(update))
    return () => {
      for (const end of leave) end()
    }
  })
  return {
    $sections,
    $marked,
    hold() {
      clearTimeout(releasing)
      isHeld = true
    },
    release(restsMs = restMs) {
      clearTimeout(releasing)
      releasing = setTimeout(settle, restsMs)
    },
    settle,
    order(by) {
      if (by === inOrder) return
      inOrder = by
      update()
    },
  }
}

/** Returns the same rows in the same places, with their current items. Unchanged parts stay the same objects. */
function refreshed(sections: Sections, items: ReadonlyMap<string, Item>): Sections {
  const rows = (known: Item[]) => {
    const now = known.map((item) => items.get(item.id) ?? item)
    return now.every((item, at) => item === known[at]) ? known : now
  }
  const group = (known: CategoryGroup) => {
    const now = rows(known.items)
    return now === known.items ? known : { ...known, items: now }
  }
  return {
    pending: sections.pending.map(group),
    notFound: rows(sections.notFound),
    completed: rows(sections.completed),
  }
}

/** True when all rows have the same places, even if their contents differ. */
export function isSameOrder(some: Sections, others: Sections): boolean {
  return (
    areSameRows(some.notFound, others.notFound) &&
    areSameRows(some.completed, others.completed) &&
    some.pending.length === others.pending.length &&
    some.pending.every((group, at) => {
      const other = others.pending[at]
      return group === other || (group.category === other?.category && areSameRows(group.items, other.items))
    })
  )
}

function areSameRows(some: readonly Item[], others: readonly Item[]): boolean {
  return (
    some === others || (some.length === others.length && some.every(({ id }, at) => id === others[at]?.id))
  )
}
