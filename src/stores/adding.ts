import { atom, type ReadableAtom } from 'nanostores'
import type { ItemWish, Wish } from '../domain/change.ts'
import { chosenCategory } from '../domain/chosen-category.ts'
import { differs, type Item, type ItemFields } from '../domain/item.ts'
import { parseItems, type RefusedText } from '../domain/parse.ts'
import { type AddingPlan, planAdding, type SameThing, type WantedItem } from '../domain/plan-adding.ts'
import { doneTexts } from '../i18n/list.ts'
import { makeId } from '../sync/make-id.ts'
import type { FeedbackKind } from './feedback.ts'
import { tellRefusedTexts } from './list-toasts.ts'
import { $vocabulary } from './vocabulary.ts'

/** What becomes of something that is still to buy already: the person is asked, or it is added up at once. */
export type IfSame = 'ask' | 'sum'

/** The ways of getting things onto a list. What is bought already comes back instead of a second row. */
export interface AddingVerbs {
  /** Adds every item of a text; what is refused is told and given back, to stay in the field. */
  addText(text: string): { added: number; refused: RefusedText[] }
  /**
   * @param called what can be taken back then is called so; else by what was done
   * @returns whether anything on the list changes by it at once
   */
  addItems(items: readonly WantedItem[], ifSame?: IfSame, called?: string): boolean
  /** What waits for an answer before it is added. */
  $asked: ReadableAtom<readonly SameThing[]>
  /** One row with the sum, two rows, or nothing at all. */
  answer(asked: readonly SameThing[], answer: 'sum' | 'row' | 'leave'): void
}

export interface AddingNeeds {
  /** All items as the person sees them, deleted ones included. */
  items(): ReadonlyMap<string, Item>
  /** Who adds, as they wish to be known. */
  author(): Pick<ItemFields, 'author' | 'authorColor'>
  /**
   * Makes wishes come true, and offers to take them back under what they are called.
   *
   * @param feedback what it sounds and feels like; else the wishes tell
   */
  enact(wishes: readonly Wish[], called: string, feedback?: FeedbackKind): void
}

export function makeAddingVerbs({ items, author, enact }: AddingNeeds): AddingVerbs {
  const $asked = atom<readonly SameThing[]>([])
  const carryOut = ({ add, bringBack, ask }: AddingPlan, called?: string) => {
    const wishes = [
      ...add.map((wanted) => addWish(wanted, items(), author())),
      ...bringBack.flatMap(({ present, fields }) => setWish(present, fields)),
      ...ask.flatMap(({ present, sum }) => setWish(present, sum)),
    ]
    if (wishes.length === 0) return false
    enact(wishes, called ?? doneTexts.wanted(namesIn({ add, bringBack, ask })), 'added')
    return true
  }
  const addItems = (wanted: readonly WantedItem[], ifSame: IfSame = 'ask', called?: string) => {
    if (ifSame === 'sum') return carryOut(planAdding($vocabulary.get(), items().values(), wanted), called)
    // What waits is wanted still: together with the same thing once more, or freely once it is gone from the list.
    const waiting = $asked.get().map(({ added }) => added)
    const plan = planAdding($vocabulary.get(), items().values(), [...waiting, ...wanted])
    $asked.set(plan.ask)
    return carryOut({ ...plan, ask: [] })
  }
  return {
    $asked,
    addItems,
    addText(text) {
      const { items: parsed, refused } = parseItems($vocabulary.get(), text)
      addItems(parsed)
      tellRefusedTexts(refused)
      return { added: parsed.length, refused }
    },
    answer(answered, answer) {
      $asked.set($asked.get().filter((asked) => !answered.includes(asked)))
      const added = answered.map((asked) => asked.added)
      if (answer === 'sum') addItems(added, 'sum')
      if (answer === 'row') carryOut({ add: added, bringBack: [], ask: [] })
    },
  }
}

function addWish(
  { name, quantity, unit, category }: WantedItem,
  known: ReadonlyMap<string, Item>,
  author: Pick<ItemFields, 'author' | 'authorColor'>,
): ItemWish {
  const chosen = category || chosenCategory(known.values(), name)
  const extra = { ...(chosen && { category: chosen }), ...(author.author && author) }
  return { kind: 'add', itemId: makeId(), fields: { name, quantity, unit, ...extra } }
}

function setWish(present: Item, fields: Partial<ItemFields>): ItemWish[] {
  return differs(present, fields) ? [{ kind: 'set', itemId: present.id, fields }] : []
}

function namesIn({ add, bringBack, ask }: AddingPlan) {
  return {
    added: add,
    broughtBack: bringBack.map(({ present }) => present),
    addedUp: ask.map(({ present }) => present),
  }
}
