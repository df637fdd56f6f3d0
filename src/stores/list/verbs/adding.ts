import type { Wish } from '../../../domain/item/change.ts'
import type { ItemFields } from '../../../domain/item/fields.ts'
import type { Item } from '../../../domain/item/item.ts'
import { addingWishes } from '../../../domain/merge/adding-wishes.ts'
import { isPlural } from '../../../domain/merge/is-plural.ts'
import { type AddingPlan, planAdding, type WantedItem } from '../../../domain/merge/plan-adding.ts'
import { storesOf } from '../../../domain/shop/stores.ts'
import { parseItems, type RefusedText } from '../../../domain/text/parse.ts'
import { addedTexts } from '../../../i18n/list/added.ts'
import { amountText } from '../../../i18n/list/amount.ts'
import type { HistorySource, ListHistory } from '../../../sync/calls/list-history.ts'
import { $vocabulary } from '../../words/vocabulary.ts'
import type { FeedbackKind } from '../messages/feedback.ts'
import { tellRefusedTexts } from '../messages/list-toasts.ts'

/** The ways of getting things onto a list. What is bought already comes back instead of a second row. */
export interface AddingVerbs {
  /** Adds every item of a text; what is refused is told and given back, to stay in the field. */
  addText(text: string): { added: number; refused: RefusedText[] }
  /**
   * Adds them; what is still to buy already is added up with them, as far as it adds up.
   *
   * @param called what is said of it, and what is taken back then; else it is called by what was done
   * @returns whether anything on the list changes by it
   */
  addItems(items: readonly WantedItem[], called?: string): boolean
}

/** What a person does, beyond the wishes themselves. */
export interface Doing {
  /** What is taken back, when it is. */
  called: string
  /** What it sounds and feels like; else the wishes tell. */
  feedback?: FeedbackKind
  /** What takes it back; else the wishes tell. */
  undoing?: readonly Wish[]
  /** It shows where it was done: no message says it. */
  isSeen?: boolean
}

export interface AddingNeeds {
  /** All items as the person sees them, deleted ones included. */
  items(): ReadonlyMap<string, Item>
  /** Who adds, as they wish to be known. */
  author(): Pick<ItemFields, 'author' | 'authorColor'>
  newItemId(): string
  /** Makes wishes come true, and offers to take them back. */
  enact(wishes: readonly Wish[], doing: Doing): void
  /** Shows somebody the rows of what they have added, new or not. */
  light?(itemIds: readonly string[]): void
  /** Says what shows nowhere on the list. */
  say?(text: string): void
  /** What was bought for the list before. */
  history?(from: HistorySource): Promise<ListHistory>
}

/** So many rows are seen as they light up; of more than that it is said. */
const mostSeen = 3

/** @param boughtIn stores that the list's items may not name any more */
export function makeAddingVerbs(
  { items, enact, light, say, ...adder }: AddingNeeds,
  boughtIn: readonly string[] = [],
): AddingVerbs {
  const addItems = (wanted: readonly WantedItem[], called?: string) => {
    const plan = planAdding($vocabulary.get(), items().values(), wanted)
    const wishes = addingWishes(plan, items(), { author: adder.author(), newItemId: adder.newItemId })
    light?.([...wishes.map(({ itemId }) => itemId), ...plan.addUp.map(({ present }) => present.id)])
    if (wishes.length === 0) {
      const [there] = plan.addUp
      if (there && called === undefined) say?.(presentText(there.present))
      return false
    }
    const isSeen = called === undefined && plan.addUp.length === 0 && wishes.length <= mostSeen
    enact(wishes, { called: called ?? calledOf(plan), feedback: 'added', isSeen })
    return true
  }
  return {
    addItems,
    addText(text) {
      const stores = [...storesOf(items().values()), ...boughtIn]
      const { items: parsed, refused } = parseItems($vocabulary.get(), text, stores)
      addItems(parsed)
      tellRefusedTexts(refused)
      return { added: parsed.length, refused }
    },
  }
}

function presentText(item: Item): string {
  return addedTexts.present(item.name, amountText(item), isPlural($vocabulary.get(), item.name))
}

/** Of one text some things may be new, some bought before, and some added to what was there. */
function calledOf({ add, bringBack, addUp }: AddingPlan): string {
  const [only] = addUp
  if (only && add.length + bringBack.length === 0 && addUp.length === 1) {
    const { present, sum } = only
    return addedTexts.addedUp(present.name, amountText(present), amountText(sum))
  }
  const names = [...add, ...bringBack.map(({ present }) => present), ...addUp.map(({ present }) => present)]
  return names.length === bringBack.length ? addedTexts.broughtBack(names) : addedTexts.added(names)
}
