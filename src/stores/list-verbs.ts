import type { ChangeProblem, ItemWish, Wish } from '../domain/change.ts'
import { chosenCategory } from '../domain/chosen-category.ts'
import { fieldKeys, type Item, type ItemFields } from '../domain/item.ts'
import { readListName } from '../domain/list-name.ts'
import { parseItems, type RefusedText } from '../domain/parse.ts'
import { readFields } from '../domain/read-change.ts'
import { doneTexts } from '../i18n/list.ts'
import { makeId } from '../sync/make-id.ts'
import { tellRefusedTexts } from './list-toasts.ts'

/** What an item begins with; its category only where somebody chose one. */
export type NewItem = Pick<ItemFields, 'name' | 'quantity' | 'unit'> & Partial<Pick<ItemFields, 'category'>>

export type EditedFields = Partial<Pick<ItemFields, 'name' | 'quantity' | 'unit' | 'category'>>

/** What a person can do with a list. Each of them can be undone. */
export interface ListVerbs {
  /** Adds every item of a text; what is refused is told and given back, to stay in the field. */
  addText(text: string): { added: number; refused: RefusedText[] }
  addItems(items: readonly NewItem[]): void
  /** Sends the wanted value, never its negation: ticking twice at once ticks. What is ticked has been found. */
  setCompleted(itemId: string, completed: boolean): void
  setNotFound(itemId: string, notFound: boolean): void
  /** Changes what differs. @returns the first problem; nothing has changed then */
  edit(itemId: string, fields: EditedFields): ChangeProblem | undefined
  remove(itemId: string): void
  /** Puts deleted items back, as they were. */
  restore(itemIds: readonly string[]): void
  /** Deletes everything that is bought. */
  clearCompleted(): void
  /** Blank gives the default name. @returns the problem; nothing has changed then */
  rename(name: string): ChangeProblem | undefined
}

export interface VerbsOf {
  /** All items as the person sees them, deleted ones included. */
  items(): ReadonlyMap<string, Item>
  name(): string
  /** Who adds, as they wish to be known. */
  author(): Pick<ItemFields, 'author' | 'authorColor'>
  /** Makes wishes come true, and offers to take them back under what they are called. */
  enact(wishes: readonly Wish[], called: string): void
}

export function makeListVerbs({ items, name, author, enact }: VerbsOf): ListVerbs {
  const set = (item: Item, fields: Partial<ItemFields>, called: string) => {
    if (differs(item, fields)) enact([{ kind: 'set', itemId: item.id, fields }], called)
  }
  const withItem = (itemId: string, act: (item: Item) => void) => {
    const item = items().get(itemId)
    if (item) act(item)
  }
  const addItems = (added: readonly NewItem[]) => {
    if (added.length > 0)
      enact(
        added.map((item) => addWish(item, items(), author())),
        doneTexts.added(added),
      )
  }
  return {
    addItems,
    addText(text) {
      const { items: parsed, refused } = parseItems(text)
      addItems(parsed)
      tellRefusedTexts(refused)
      return { added: parsed.length, refused }
    },
    setCompleted(itemId, completed) {
      withItem(itemId, (item) => {
        const fields = completed && item.notFound ? { completed, notFound: false } : { completed }
        set(item, fields, doneTexts.completed(item.name, completed))
      })
    },
    setNotFound(itemId, notFound) {
      withItem(itemId, (item) => set(item, { notFound }, doneTexts.notFound(item.name, notFound)))
    },
    edit(itemId, edited) {
      const fields = readFields(edited)
      if (typeof fields === 'string') return fields
      withItem(itemId, (item) => set(item, fields, doneTexts.edited(item.name)))
      return undefined
    },
    remove(itemId) {
      withItem(itemId, (item) => enact([{ kind: 'remove', itemId }], doneTexts.removed([item])))
    },
    restore(itemIds) {
      const restored = itemIds.flatMap((itemId) => items().get(itemId) ?? [])
      enact(
        restored.map(({ id }) => ({ kind: 'restore', itemId: id })),
        doneTexts.restored(restored),
      )
    },
    clearCompleted() {
      const bought = [...items().values()].filter(({ completed, deleted }) => completed && !deleted)
      enact(
        bought.map(({ id }) => ({ kind: 'remove', itemId: id })),
        doneTexts.removed(bought),
      )
    },
    rename(wanted) {
      const read = readListName(wanted)
      if (read === undefined) return 'list-name'
      if (read !== name()) enact([{ kind: 'rename', name: read }], doneTexts.renamed(read))
      return undefined
    },
  }
}

function addWish(
  { name, quantity, unit, category }: NewItem,
  known: ReadonlyMap<string, Item>,
  author: Pick<ItemFields, 'author' | 'authorColor'>,
): ItemWish {
  const chosen = category || chosenCategory(known.values(), name)
  const extra = { ...(chosen && { category: chosen }), ...(author.author && author) }
  return { kind: 'add', itemId: makeId(), fields: { name, quantity, unit, ...extra } }
}

function differs(item: Item, fields: Partial<ItemFields>): boolean {
  return fieldKeys.some((key) => fields[key] !== undefined && fields[key] !== item[key])
}
