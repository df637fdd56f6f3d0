import type { Wish } from '../../../domain/item/change.ts'
import type { Item } from '../../../domain/item/item.ts'
import { nextId } from '../../../domain/lib/next-id.ts'
import { addWish } from '../../../domain/merge/adding-wishes.ts'
import type { WantedAgain } from '../../../domain/shop/as-in-hand.ts'
import { doneTexts } from '../../../i18n/list/list.ts'
import type { AddingNeeds } from './adding.ts'
import { boughtIn, boughtOf } from './list-verbs.ts'

/** What follows a shopping, in one step that can be taken back. */
export interface NextListVerbs {
  /** Has everything that is bought to buy again. */
  uncompleteAll(): void
  /** Deletes everything that is bought. */
  clearCompleted(): void
  /** Makes the list that of the next time: what is bought leaves it, what is wanted again comes onto it. */
  prepareNext(next: NextList): void
}

export interface NextList {
  /** Ids of what is not bought, and not wanted any more. */
  givenUp: readonly string[]
  again: readonly WantedAgain[]
}

export function makeNextListVerbs({ items, author, newItemId, enact }: AddingNeeds): NextListVerbs {
  return {
    uncompleteAll() {
      const bought = boughtOf(items())
      const wishes = bought.map((item): Wish => {
        return { kind: 'set', itemId: item.id, fields: { completed: false, ...boughtIn(item, '') } }
      })
      enact(wishes, { called: doneTexts.restored(bought) })
    },
    clearCompleted() {
      const bought = boughtOf(items())
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

/** Two who prepare the next list at once add the same; what was taken back then is added anew. */
function idOf({ after }: WantedAgain, known: ReadonlyMap<string, Item>): string | undefined {
  const id = after && nextId(after)
  return id && !known.has(id) ? id : undefined
}
