import type { OptionKey } from '../list/options.ts'
import type { ItemChange } from './change.ts'
import type { ItemFields } from './fields.ts'
import { fieldKeys } from './fields.ts'
import type { Item } from './item.ts'

/** The parts of an item that a change can set one by one. */
const stampedKeys = [...fieldKeys, 'deleted'] as const

type StampedKey = (typeof stampedKeys)[number]

/** The revision of its list at which each part of an item was last set; `all` stands for the parts that are not listed. */
type Stamps = { all: number } & Partial<Record<StampedKey, number>>

/** An item as the server stores it; without stamps, every part is as old as its revision. */
export interface StampedItem extends Item {
  stamps?: Stamps
}

function stampsOf({ stamps, rev }: StampedItem): Stamps {
  return stamps ?? { all: rev }
}

/** Returns the item after a change; every part that the change names is stamped, even if its value stays the same. */
export function stampedBy(change: ItemChange, before: StampedItem | undefined, after: Item): StampedItem {
  const { rev } = after
  if (!before) return { ...after, stamps: { all: rev } }
  const said = keysOf(change).map((key) => [key, rev])
  return { ...after, stamps: { ...stampsOf(before), ...Object.fromEntries(said) } }
}

function keysOf(change: ItemChange): readonly StampedKey[] {
  return change.kind === 'set' ? fieldKeys.filter((key) => key in change.fields) : ['deleted']
}

interface RecallBase {
  id: string
  listId: string
  /** The revision that the device remembers and the server lost. */
  rev: number
}

/** The state of an item that a device remembers and the server may have lost. */
export interface ItemRecall extends RecallBase {
  kind: 'recall'
  itemId: string
  fields: ItemFields
  deleted: boolean
}

/** The state of a list or an item that a device remembers, sent to a server that was restored from an older copy. */
export type Recall =
  | ItemRecall
  | (RecallBase & { kind: 'recall-name'; name: string })
  | (RecallBase & { kind: 'recall-option'; key: OptionKey; value: string })

/**
 * Merges a recalled state into the server's item: for each part, the value of the later revision wins. So the order and the
 * number of recalls do not matter, and changes after the restore stay, because their revisions are later.
 *
 * @param rev the revision that the item is stamped with if it changes
 * @returns undefined if the recall changes nothing
 */
export function recallItem(
  before: StampedItem | undefined,
  { itemId, fields, deleted, rev: at }: ItemRecall,
  rev: number,
): StampedItem | undefined {
  const remembered = { ...fields, deleted }
  if (!before) return { ...remembered, id: itemId, rev, stamps: { all: at } }
  const stamps = stampsOf(before)
  const older = stampedKeys.filter((key) => (stamps[key] ?? stamps.all) < at)
  if (older.length === 0) return undefined
  const taken = Object.fromEntries(older.map((key) => [key, remembered[key]]))
  const stamped = Object.fromEntries(older.map((key) => [key, at]))
  const isAll = older.length === stampedKeys.length
  return { ...before, ...taken, rev, stamps: isAll ? { all: at } : { ...stamps, ...stamped } }
}
