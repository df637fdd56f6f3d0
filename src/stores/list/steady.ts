import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { CategoryGroup } from '../../domain/category/arrange.ts'
import type { Item } from '../../domain/item/item.ts'
import { heldInPlace } from '../device/held-in-place.ts'
import { $shelving } from '../words/categories.ts'
import { justTicked } from './just-ticked.ts'
import type { ListStore } from './list.ts'
import type { Sections } from './list-state.ts'

/** So long after a finger has left nothing moves: the next press is on its way. */
const restMs = 600

/** The rows of a list as a finger can trust them. */
export interface Steady {
  /** What was ticked a moment ago stays where it was, and nothing changes its place while a finger is down or just has been. */
  $sections: ReadableAtom<Sections>
  /** Ids of what was ticked a moment ago, by whomever. */
  $ticked: ReadableAtom<ReadonlySet<string>>
  /** A finger goes down on the rows. */
  hold(): void
  /** It leaves them. @param restsMs for so long nothing moves still */
  release(restsMs?: number): void
  /** It was pressed to have a row go elsewhere: nothing waits any longer. */
  settle(): void
  /** What is to buy stands in another order from now on. */
  order(by: Order): void
}

/** Puts sections, and what is in them, in an order. */
export type Order = (groups: CategoryGroup[]) => CategoryGroup[]

/**
 * Says what is where, for one screen.
 *
 * @param inOrder that of the shop; without it, that of the categories
 */
export function makeSteady(
  store: Pick<ListStore, '$items' | '$sections'>,
  inOrder: Order = (groups) => groups,
): Steady {
  const $ticked = justTicked(store.$items)
  let isHeld = false
  let releasing: ReturnType<typeof setTimeout> | undefined
  const arranged = () => {
    const items = store.$items.get()
    const kept = [...$ticked.get()].flatMap((id) => items.get(id) ?? [])
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
    const leave = [$ticked, store.$sections].map(($one) => $one.listen(update))
    return () => {
      for (const end of leave) end()
    }
  })
  return {
    $sections,
    $ticked,
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

/** The same rows in the same places, each as it is now; what stays the same in them stays the same object. */
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

/** Whether all rows stand where they stood, whatever they say by now. */
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
