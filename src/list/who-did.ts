import type { Item } from '../domain/item/item.ts'
import type { Hint } from '../sync/ports.ts'

interface WhoDid {
  /** Records a message of the live channel. */
  hear(hint: Hint): void
  /** Returns the nickname of the person who last changed an item, '' for none; undefined if unknown. */
  of(item: Item): string | undefined
}

/** Records the authors of changes while a list is open: a later read does not name them. */
export function makeWhoDid(): WhoDid {
  const lastChanges = new Map<string, { rev: number; by: string }>()
  return {
    hear: ({ items = [], changedBy = '' }) => {
      for (const { id, rev } of items) lastChanges.set(id, { rev, by: changedBy })
    },
    of: ({ id, rev }) => {
      const last = lastChanges.get(id)
      return last?.rev === rev ? last.by : undefined
    },
  }
}
