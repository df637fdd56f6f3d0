import type { Wish } from '../../domain/item/change.ts'
import type { Item } from '../../domain/item/item.ts'
import { nextId } from '../../domain/lib/next-id.ts'
import { addWish } from '../../domain/merge/adding-wishes.ts'
import type { WantedAgain } from '../../domain/shop/as-in-hand.ts'
import type { AddingNeeds } from '../add/adding.ts'
import { doneTexts } from '../texts.ts'
import { boughtIn, boughtOf } from './list-actions.ts'

/** Actions after a shopping trip, each of which can be undone in one step. */
export interface NextListActions {
  /** Marks these items as still to buy, as far as they are bought. */
  uncomplete(itemIds: readonly string[]): void
  /** Deletes these items, as far as they are bought. */
  clearCompleted(itemIds: readonly string[]): void
  /** Prepares the next list: removes bought items, and adds the items wanted again. */
  prepareNext(next: NextList): void
}

export interface NextList {
  /** Ids of items that are neither bought nor wanted any more. */
  givenUp: readonly string[]
  again: readonly WantedAgain[]
}

export function makeNextListActions({ items, author, newItemId, enact }: AddingNeeds): NextListActions {
  const boughtOfThese = (itemIds: readonly string[]) =>
    boughtOf(items()).filter(({ id }) => itemIds.includes(id))
  return {
    uncomplete(itemIds) {
      const bought = boughtOfThese(itemIds)
      const wishes = bought.map((item): Wish => {
        return { kind: 'set', itemId: item.id, fields: { completed: false, ...boughtIn(item, '') } }
      })
      enact(wishes, { called: doneTexts.restored(bought) })
    },
    clearCompleted(itemIds) {
      const bought = boughtOfThese(itemIds)
      const wishes = bought.map(({ id }): Wish => ({ kind: 'remove', itemId: id }))
      enact(wishes, { called: doneTexts.removed(bought) })
    },
    prepareNext({ givenUp, again }) {
      const gone = new Set([...boughtOf(items()).map(({ id }) => id), ...givenUp])
      const sought = [...items().values()].filter(
        ({ id, notFound, deleted }) => notFound && !deleted && !gone.has(id),
      )
      const wishes = [
        ...[...gone].map((itemId): Wish => ({ kind: 'remove', itemId })),
        ...sought.map(({ id }): Wish => ({ kind: 'set', itemId: id, fields: { notFound: false } })),
        ...again.map((wanted) => addWish(wanted, items(), author(), idOf(wanted, items()) ?? newItemId())),
      ]
      const called = again.length > 0 ? doneTexts.prepared(again.length) : doneTexts.emptied
      enact(wishes, { called, feedback: 'added' })
    },
  }
}

/**
 * Two people who prepare the next list at once add the same items; an item whose id was already used and deleted gets a new
 * id.
 */
function idOf({ after }: WantedAgain, known: ReadonlyMap<string, Item>): string | undefined {
  const id = after && nextId(after)
  return id && !known.has(id) ? id : undefined
}
