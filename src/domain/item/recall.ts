import type { ItemFields } from './fields.ts'
import { type StampedItem, stampedKeys, stampsOf } from './stamps.ts'

interface RecallBase {
  id: string
  listId: string
  /** The revision, lost since, at which the list is remembered so. */
  rev: number
}

/** What a device remembers of an item, and the server may have lost. */
export interface ItemRecall extends RecallBase {
  kind: 'recall'
  itemId: string
  fields: ItemFields
  deleted: boolean
}

/** What a device remembers of a list or of an item, sent to a server that was restored from an older copy. */
export type Recall = ItemRecall | (RecallBase & { kind: 'recall-name'; name: string })

/**
 * Lays what is remembered over what the server has: of each part of the item, what was said at the later revision stays.
 * So it does not matter who remembers first, how often, or what was done since the restore: that has later revisions.
 *
 * @param rev the revision that the item is stamped with when it is changed
 * @returns undefined when nothing of it is news
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
