import type { OptionKey } from '../list/options.ts'
import type { ChangeProblem } from './change-problem.ts'
import type { ItemFields } from './fields.ts'
import { fieldKeys, itemDefaults } from './fields.ts'
import type { Item } from './item.ts'

interface ChangeBase {
  /** Made by the client; the server accepts each id once, however often it arrives. */
  id: string
  listId: string
}

/** A change that a person wants to make to one item. */
export type ItemWish = { itemId: string } & (
  | { kind: 'add'; fields: Pick<ItemFields, 'name'> & Partial<ItemFields> }
  | { kind: 'set'; fields: Partial<ItemFields> }
  | { kind: 'remove' }
  | { kind: 'restore' }
)

/** A change that a person wants to make to the list itself: a new name, or an option. */
export type ListWish =
  | { kind: 'rename'; name: string }
  | { kind: 'set-option'; key: OptionKey; value: string }

/** A change that a person wants to make to an item or to the list itself. */
export type Wish = ItemWish | ListWish

/** A wish as a value with an id, which can be sent, stored, repeated and replayed without harm. */
export type Change = ChangeBase & Wish

export type ItemChange = ChangeBase & ItemWish

/** `same`: the list is already in that state (a repeated change, or a remove of an unknown item). */
type Applied =
  | { kind: 'changed'; item: Item }
  | { kind: 'same' }
  | { kind: 'refused'; problem: ChangeProblem }

/**
 * Applies one change to one item, by the same rules on the server, on the screen and in the tests.
 *
 * - `add` of an item that exists, deleted or not, does nothing, so a late repeat cannot revive it.
 * - `set` touches only its own fields, so simultaneous edits of different fields both stay; on a deleted item it is stored
 *   for a later restore and never revives it.
 * - Only `restore` brings a deleted item back.
 *
 * @param before the current item, tombstones included; undefined if it is unknown
 * @param rev the revision that the changed item is stamped with
 */
export function applyChange(before: Item | undefined, change: ItemChange, rev: number): Applied {
  switch (change.kind) {
    case 'add':
      return before ? { kind: 'same' } : { kind: 'changed', item: newItem(change, rev) }
    case 'set':
      return before ? withFields(before, change.fields, rev) : { kind: 'refused', problem: 'unknown-item' }
    case 'remove':
      return before ? withDeleted(before, true, rev) : { kind: 'same' }
    case 'restore':
      return before ? withDeleted(before, false, rev) : { kind: 'refused', problem: 'unknown-item' }
  }
}

function newItem(change: ItemChange & { kind: 'add' }, rev: number): Item {
  return { ...itemDefaults, ...change.fields, id: change.itemId, deleted: false, rev }
}

function withFields(before: Item, fields: Partial<ItemFields>, rev: number): Applied {
  const after: Item = { ...before, ...fields, rev }
  const isSame = fieldKeys.every((key) => after[key] === before[key])
  return isSame ? { kind: 'same' } : { kind: 'changed', item: after }
}

function withDeleted(before: Item, deleted: boolean, rev: number): Applied {
  return before.deleted === deleted
    ? { kind: 'same' }
    : { kind: 'changed', item: { ...before, deleted, rev } }
}
