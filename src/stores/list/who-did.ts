import type { Item } from '../../domain/item/item.ts'
import type { Hint } from '../../sync/outbox/replica-ports.ts'

interface WhoDid {
  /** Takes up what the live channel says. */
  hear(hint: Hint): void
  /** The nickname of who brought an item to its revision, '' for none; undefined when that was not told. */
  of(item: Item): string | undefined
}

/** Who did what on a list while it was open: what is read later tells of everybody at once. */
export function makeWhoDid(): WhoDid {
  const told = new Map<string, { rev: number; by: string }>()
  return {
    hear: ({ items = [], changedBy = '' }) => {
      for (const { id, rev } of items) told.set(id, { rev, by: changedBy })
    },
    of: ({ id, rev }) => {
      const last = told.get(id)
      return last?.rev === rev ? last.by : undefined
    },
  }
}
