import type { ChangeProblem } from '../../domain/item/change-problem.ts'
import type { ItemFields } from '../../domain/item/fields.ts'
import { differs, type Item } from '../../domain/item/item.ts'
import { readListName } from '../../domain/list/list-name.ts'
import type { AddingNeeds, Doing } from '../add/adding.ts'
import { $isShopping, $shop } from '../shopping/shopping.ts'
import { doneTexts } from '../texts.ts'

/** Actions on a list that are available as soon as it is shown. Each of them can be undone. */
export interface ListActions {
  /** Sends the wanted value, never its negation: two simultaneous ticks still tick. A ticked item counts as found. */
  setCompleted(itemId: string, completed: boolean): void
  setNotFound(itemId: string, notFound: boolean): void
  /**
   * Sends the fields that differ.
   *
   * @param fields from `readFields`
   * @param undoneWith a name; consecutive edits with the same one are undone together
   */
  edit(itemId: string, fields: Partial<ItemFields>, undoneWith?: string): void
  remove(itemId: string): void
  /** Restores deleted items with their fields. */
  restore(itemIds: readonly string[]): void
  /** A blank name gives the default one. @returns the problem; nothing has changed then */
  rename(name: string): ChangeProblem | undefined
}

export interface VerbsOf extends Pick<AddingNeeds, 'items' | 'enact'> {
  name(): string
}

export function makeListActions({ name, items, enact }: VerbsOf): ListActions {
  const set = (item: Item, fields: Partial<ItemFields>, doing: Doing) => {
    if (differs(item, fields)) enact([{ kind: 'set', itemId: item.id, fields }], doing)
  }
  const withItem = (itemId: string, act: (item: Item) => void) => {
    const item = items().get(itemId)
    if (item) act(item)
  }
  return {
    setCompleted(itemId, completed) {
      withItem(itemId, (item) => {
        const found = completed && item.notFound && { notFound: false }
        const fields = { completed, ...found, ...boughtIn(item, (completed && $shop.get()) || '') }
        set(item, fields, { called: doneTexts.completed(item.name, completed), isSeen: true })
      })
    },
    setNotFound(itemId, notFound) {
      withItem(itemId, (item) => {
        const called = doneTexts.notFound(item.name, notFound)
        // In shopping mode the dock shows it, with alternatives.
        set(item, { notFound }, { called, isSeen: $isShopping.get() })
      })
    },
    edit(itemId, fields, undoneWith) {
      withItem(itemId, (item) => set(item, fields, { called: doneTexts.edited(item.name), undoneWith }))
    },
    remove(itemId) {
      withItem(itemId, (item) => enact([{ kind: 'remove', itemId }], { called: doneTexts.removed([item]) }))
    },
    restore(itemIds) {
      const restored = itemIds.flatMap((itemId) => items().get(itemId) ?? [])
      enact(
        restored.map(({ id }) => ({ kind: 'restore', itemId: id })),
        { called: doneTexts.restored(restored) },
      )
    },
    rename(wanted) {
      const read = readListName(wanted)
      if (read === undefined) return 'list-name'
      if (read !== name()) enact([{ kind: 'rename', name: read }], { called: doneTexts.renamed(read) })
      return undefined
    },
  }
}

/** Returns the fields to set for an item bought in a store; '' for none. */
export function boughtIn(item: Item, store: string): Partial<ItemFields> {
  return item.boughtIn === store ? {} : { boughtIn: store }
}

/** Returns the bought items of a list. */
export function boughtOf(items: ReadonlyMap<string, Item>): Item[] {
  return [...items.values()].filter(({ completed, deleted }) => completed && !deleted)
}
