import type { Wish } from '../../domain/item/change.ts'
import type { ItemFields } from '../../domain/item/fields.ts'
import { differs, type Item } from '../../domain/item/item.ts'
import { addingWishes } from '../../domain/merge/adding-wishes.ts'
import { isPlural } from '../../domain/merge/is-plural.ts'
import { type AddingPlan, planAdding, type WantedItem } from '../../domain/merge/plan-adding.ts'
import { storesOf } from '../../domain/shop/stores-of-list.ts'
import { otherReading } from '../../domain/text/entry/other-reading.ts'
import { openPrices, parseItems, type RefusedText } from '../../domain/text/parse.ts'
import { amountText } from '../../i18n/amount.ts'
import type { HistorySource, ListHistory } from '../../sync/list-history.ts'
import type { FeedbackKind } from '../messages/feedback.ts'
import { tellRefusedTexts } from '../messages/list-toasts.ts'
import { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'
import { addedTexts } from './added-texts.ts'
import { type AddedRow, addedRows, askOfAmounts, doubtfulRows, isSameAmount, tellOfPrice } from './doubts.ts'

/** The ways of adding items to a list. A bought item is brought back instead of added as a second row. */
export interface AddingActions {
  /** Adds every item of a text; refused parts are reported and returned, to stay in the field. */
  addText(text: string): { added: number; refused: RefusedText[] }
  /**
   * Adds items; amounts are added to those of items still to buy, if they add up.
   *
   * @param called description of the action, for the message and the offer to undo it; by default made from the items
   * @returns true if the list changes
   */
  addItems(items: readonly WantedItem[], called?: string): boolean
}

/** Description of an action, in addition to its wishes. */
export interface Doing {
  /** Text of the offer to undo it. */
  called: string
  /** Sound and vibration; by default those of the wishes. */
  feedback?: FeedbackKind
  /** Wishes that undo it; by default the opposites of the wishes. */
  undoing?: readonly Wish[]
  /** True if it is visible in place, so that no message is needed. */
  isSeen?: boolean
  /** A name that consecutive actions share which are undone together. */
  undoneWith?: string | undefined
}

export interface AddingNeeds {
  /** All items as the person sees them, deleted ones included. */
  items(): ReadonlyMap<string, Item>
  /** Returns the author of new items. */
  author(): Pick<ItemFields, 'author' | 'authorColor'>
  newItemId(): string
  /** Sends wishes, and offers to undo them. */
  enact(wishes: readonly Wish[], doing: Doing): void
  /** Highlights the rows of added items, new or not. */
  highlight?(itemIds: readonly string[]): void
  /** Shows a message for a result that is not visible on the list. */
  say?(text: string): void
  /** Returns earlier purchases of the list. */
  history?(from: HistorySource): Promise<ListHistory>
}

/** Up to this many highlighted rows are noticed; for more, a message is shown. */
const mostSeen = 3

/** @param boughtIn stores of earlier purchases, which the list's items may no longer name */
export function makeAddingActions(
  { items, enact, highlight, say, ...adder }: AddingNeeds,
  boughtIn: readonly string[] = [],
): AddingActions {
  /** Returns the new and changed items; undefined if nothing changes. */
  const add = (wanted: readonly WantedItem[], called?: string): AddedRow[] | undefined => {
    const plan = planAdding($vocabulary.get(), items().values(), wanted)
    const wishes = addingWishes(plan, items(), { author: adder.author(), newItemId: adder.newItemId })
    highlight?.([...wishes.map(({ itemId }) => itemId), ...plan.addUp.map(({ present }) => present.id)])
    if (wishes.length === 0) {
      const [there] = plan.addUp
      if (there && called === undefined) say?.(presentText(there.present))
      return undefined
    }
    const rows = addedRows(wishes, items())
    const doubtful = doubtfulRows(rows, wanted, items().values())
    const isShort = called === undefined && plan.addUp.length === 0 && wishes.length <= mostSeen
    const isSeen = isShort || doubtful.length > 0
    enact(wishes, { called: called ?? calledOf(plan), feedback: 'added', isSeen })
    askOfAmounts(enact, doubtful)
    return rows
  }
  return {
    addItems: (wanted, called) => add(wanted, called) !== undefined,
    addText(text) {
      const stores = [...storesOf(items().values()), ...boughtIn]
      const { items: parsed, refused } = parseItems($vocabulary.get(), text, stores)
      const rows = add(parsed) ?? []
      const [open, ...others] = openPrices($vocabulary.get(), text, stores)
      const row =
        open &&
        others.length === 0 &&
        !otherReading(open.item) &&
        rows.find((one) => isAsRead(one, open.item))
      if (row) tellOfPrice(enact, row, open.readings)
      if (parsed.length + refused.length === 0 && text.trim() !== '') say?.(addedTexts.nothing(text.trim()))
      tellRefusedTexts(refused)
      return { added: parsed.length, refused }
    },
  }
}

function isAsRead(row: AddedRow, item: WantedItem): boolean {
  return isSameAmount(row, item) && row.price === item.price
}

function presentText(item: Item): string {
  return addedTexts.present(item.name, amountText(item), isPlural($vocabulary.get(), item.name))
}

/** Returns the message for items of one text, which may be new, brought back or added to others. */
function calledOf({ add, bringBack, addUp }: AddingPlan): string {
  const [only] = addUp
  if (only && add.length + bringBack.length === 0 && addUp.length === 1) {
    const { present, sum } = only
    if (!differs(present, sum)) return addedTexts.detailed(present.name)
    return addedTexts.addedUp(present.name, amountText(present), amountText(sum))
  }
  const names = [...add, ...bringBack.map(({ present }) => present), ...addUp.map(({ present }) => present)]
  return names.length === bringBack.length ? addedTexts.broughtBack(names) : addedTexts.added(names)
}
