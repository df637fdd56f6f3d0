import { v5 } from 'uuid'
import type { ItemWish, Wish } from '../../../domain/item/change.ts'
import type { Item } from '../../../domain/item/item.ts'
import { undoOf } from '../../../domain/item/undo.ts'
import { addWish } from '../../../domain/merge/adding-wishes.ts'
import { planAdding } from '../../../domain/merge/plan-adding.ts'
import type { DueWeekly } from '../../../domain/shop/due-weekly.ts'
import { weeklyTexts } from '../../../i18n/shop/weekly.ts'
import { $vocabulary } from '../../words/vocabulary.ts'
import type { AddingNeeds } from './adding.ts'

export interface WeeklyVerbs {
  /**
   * Puts what is due onto the list, where it is not to buy already, and tells the list when it is due again, in one step. What
   * came can be taken back; that it came stays told.
   */
  putWeekly(listId: string, due: readonly DueWeekly[]): void
}

export function makeWeeklyVerbs({ items, enact }: Pick<AddingNeeds, 'items' | 'enact'>): WeeklyVerbs {
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

/** Nobody put it there: it has no author. */
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

/** The id of the item that comes on a day: the same on every device, so that two that put it at once make one item. */
export function weeklyItemId(listId: string, key: string, day: string): string {
  return v5(`${key} ${day}`, listId)
}
