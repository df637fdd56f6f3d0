import { v5 } from 'uuid'
import type { ItemWish, Wish } from '../../domain/item/change.ts'
import type { Item } from '../../domain/item/item.ts'
import { undoOf } from '../../domain/item/undo.ts'
import { addWish } from '../../domain/merge/adding-wishes.ts'
import { planAdding } from '../../domain/merge/plan-adding.ts'
import type { DueWeekly } from '../../domain/shop/due-weekly.ts'
import type { AddingNeeds } from '../add/adding.ts'
import { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'
import { weeklyTexts } from './texts.ts'

export interface WeeklyActions {
  /**
   * Adds due items to the list, unless they are already to buy, and sets the options to their next day, in one step. The
   * added items can be undone; the options stay.
   */
  putWeekly(listId: string, due: readonly DueWeekly[]): void
}

export function makeWeeklyActions({ items, enact }: Pick<AddingNeeds, 'items' | 'enact'>): WeeklyActions {
  return {
    putWeekly(listId, due) {
      const known = items()
      const coming = due
        .map((one) => ({ ...one, wishes: wishesOf(listId, one, known) }))
        .filter(({ wishes }) => wishes.length > 0)
      const came = coming.flatMap(({ wishes }) => wishes)
      const later = due.map(({ key, next }): Wish => ({ kind: 'set-option', key, value: next }))
      const undoing = came.flatMap((wish) => undoOf(known.get(wish.itemId), wish) ?? [])
      enact([...came, ...later], { called: weeklyTexts.came(coming.map(({ weekly }) => weekly)), undoing })
    },
  }
}

/** The items have no author, because no person added them. */
const nobody = { author: '', authorColor: '' } as const

function wishesOf(
  listId: string,
  { key, weekly: { name, quantity, unit }, day }: DueWeekly,
  known: ReadonlyMap<string, Item>,
): ItemWish[] {
  const id = weeklyItemId(listId, key, day)
  if (known.has(id)) return []
  const { add, bringBack } = planAdding($vocabulary.get(), known.values(), [{ name, quantity, unit }])
  return [
    ...add.map((wanted) => addWish(wanted, known, nobody, id)),
    ...bringBack.map(({ present, fields }): ItemWish => ({ kind: 'set', itemId: present.id, fields })),
  ]
}

/**
 * Returns the id of the weekly item of a day: the same on every device, so that two devices that add it at once make one
 * item.
 */
export function weeklyItemId(listId: string, key: string, day: string): string {
  return v5(`${key} ${day}`, listId)
}
