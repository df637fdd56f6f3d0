import type { ItemAmount } from '../../domain/item/amount.ts'
import type { ItemWish } from '../../domain/item/change.ts'
import { type ItemFields, itemDefaults } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import type { WantedItem } from '../../domain/merge/plan-adding.ts'
import { otherReading } from '../../domain/text/entry/other-reading.ts'
import type { PriceReadings } from '../../domain/text/entry/price-readings.ts'
import { amountText } from '../../i18n/amount.ts'
import { showToast } from '../../ui/toasts.ts'
import { doneTexts } from '../texts.ts'
import { addedTexts } from './added-texts.ts'

type Enact = (wishes: readonly ItemWish[], doing: { called: string; isSeen?: boolean }) => void

/** An item as it is after a wish, which the list's state shows later. */
export type AddedRow = Pick<ItemFields, 'name' | 'quantity' | 'unit' | 'price'> & { id: string }

type Amounted = Pick<WantedItem, 'name' | 'quantity' | 'unit'>

/** Returns the items that wishes make or change. */
export function addedRows(wishes: readonly ItemWish[], items: ReadonlyMap<string, Item>): AddedRow[] {
  return wishes.flatMap((wish) =>
    wish.kind === 'add' || wish.kind === 'set'
      ? [{ name: '', ...itemDefaults, ...items.get(wish.itemId), ...wish.fields, id: wish.itemId }]
      : [],
  )
}

/** Returns the rows whose amount was set now and is implausible. A row that had it before was asked about then. */
export function doubtfulRows(
  rows: readonly AddedRow[],
  wanted: readonly Amounted[],
  before: Iterable<Amounted>,
): AddedRow[] {
  const known = [...before]
  return rows.filter(
    (row) =>
      otherReading(row) !== undefined &&
      wanted.some((item) => isSameAmount(item, row)) &&
      !known.some((item) => isSameAmount(item, row)),
  )
}

/** Offers the other reading of the first implausible amount, and then that of the next. */
export function askOfAmounts(enact: Enact, [row, ...others]: readonly AddedRow[]): void {
  const other = row && otherReading(row)
  if (!other) return
  const run = () => {
    const called = doneTexts.edited(row.name)
    enact([{ kind: 'set', itemId: row.id, fields: other }], { called, isSeen: others.length > 0 })
    askOfAmounts(enact, others)
  }
  offer(addedTexts.doubtful(row.name, textOf(row)), { label: addedTexts.change(textOf(other)), run })
}

/** Tells how the price of an added item was understood, and offers the other reading; pressed, it offers the first one again. */
export function tellOfPrice(enact: Enact, row: AddedRow, readings: PriceReadings, isOfAll = true): void {
  const { said, ofAll, ofEach, unit } = readings
  const [all, each] = [addedTexts.ofAll(String(said)), addedTexts.ofEach(String(said), unit)]
  const run = () => {
    const fields = { price: isOfAll ? ofEach : ofAll }
    enact([{ kind: 'set', itemId: row.id, fields }], { called: doneTexts.edited(row.name), isSeen: true })
    tellOfPrice(enact, row, readings, !isOfAll)
  }
  offer(addedTexts.priced(row.name, isOfAll ? all : each), { label: isOfAll ? each : all, run })
}

/** True if a row has the name and the amount of a wanted item. */
export function isSameAmount(row: Amounted, { name, quantity, unit }: Amounted): boolean {
  return row.name === name && row.quantity === quantity && row.unit === unit
}

function offer(text: string, action: { label: string; run: () => void }): void {
  showToast({ tone: 'info', text, action })
}

function textOf(amount: ItemAmount): string {
  return amountText(amount) ?? ''
}
