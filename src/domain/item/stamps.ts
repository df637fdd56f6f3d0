import type { ItemChange } from './change.ts'
import { fieldKeys } from './fields.ts'
import type { Item } from './item.ts'

/** Everything of an item that a change can say, each for itself. */
export const stampedKeys = [...fieldKeys, 'deleted'] as const
export type StampedKey = (typeof stampedKeys)[number]

/** At which revision of its list each part of an item was last said; `all` holds for the parts that are not named. */
export type Stamps = { all: number } & Partial<Record<StampedKey, number>>

/** An item as the server keeps it; without stamps all of it is as old as its revision. */
export interface StampedItem extends Item {
  stamps?: Stamps
}

export function stampsOf({ stamps, rev }: StampedItem): Stamps {
  return stamps ?? { all: rev }
}

/** The item after a change, with the parts that the change spoke of stamped, whether it altered them or not. */
export function stampedBy(change: ItemChange, before: StampedItem | undefined, after: Item): StampedItem {
  const { rev } = after
  if (!before) return { ...after, stamps: { all: rev } }
  const said = keysOf(change).map((key) => [key, rev])
  return { ...after, stamps: { ...stampsOf(before), ...Object.fromEntries(said) } }
}

function keysOf(change: ItemChange): readonly StampedKey[] {
  return change.kind === 'set' ? fieldKeys.filter((key) => key in change.fields) : ['deleted']
}
