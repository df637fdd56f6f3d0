import type { ItemAmount } from '../../domain/item/amount.ts'
import type { ItemWish } from '../../domain/item/change.ts'
import type { Item } from '../../domain/item/item.ts'
import type { WantedItem } from '../../domain/merge/plan-adding.ts'
import { otherReading } from '../../domain/text/other-reading.ts'
import { amountText } from '../../i18n/amount.ts'
import { showToast } from '../../ui/toasts.ts'
import { dismissUndo } from '../actions/undo.ts'
import { doneTexts } from '../texts.ts'
import { addedTexts } from './added-texts.ts'

interface Needs {
  items(): ReadonlyMap<string, Item>
  enact(wishes: readonly ItemWish[], doing: { called: string }): void
}

/** Offers the other reading of the first implausible amount among added items. */
export function askOfAmounts({ items, enact }: Needs, added: readonly WantedItem[]): void {
  for (const item of added) {
    const other = otherReading(item)
    const row = other && rowOf(items().values(), item)
    if (!row) continue
    const run = () =>
      enact([{ kind: 'set', itemId: row.id, fields: other }], { called: doneTexts.edited(row.name) })
    // The message that offers to undo would hide the question; its actions can still be undone.
    dismissUndo()
    const text = addedTexts.doubtful(row.name, textOf(row))
    showToast({ tone: 'info', text, action: { label: addedTexts.change(textOf(other)), run } })
    return
  }
}

function rowOf(items: Iterable<Item>, { name, quantity, unit }: WantedItem): Item | undefined {
  return [...items].find(
    (item) => !item.deleted && item.name === name && item.quantity === quantity && item.unit === unit,
  )
}

function textOf(amount: ItemAmount): string {
  return amountText(amount) ?? ''
}
