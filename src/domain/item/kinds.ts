import { fieldsOf } from '../lib/fields-of.ts'
import type { ItemWish, ListWish, Wish } from './change.ts'
import type { Recall } from './recall.ts'

type Kinds = Readonly<
  Record<ItemWish['kind'], 'item'> & Record<ListWish['kind'], 'list'> & Record<Recall['kind'], 'recall'>
>

/**
 * Each kind that can be sent: a wish about an item, a wish about the list itself, or a recall of a device's earlier state.
 */
export const kinds: Kinds = {
  add: 'item',
  set: 'item',
  remove: 'item',
  restore: 'item',
  rename: 'list',
  'set-option': 'list',
  recall: 'recall',
  'recall-name': 'recall',
  'recall-option': 'recall',
}

const subjects = new Map<unknown, Kinds[keyof Kinds]>(Object.entries(kinds))

/** True for a wish about an item, false for one about the list itself. */
export function isOfItem<Of extends Wish>(wish: Of): wish is Of & ItemWish {
  return kinds[wish.kind] === 'item'
}

/** True if an unknown value has the kind of a recall. */
export function isRecall(value: unknown): boolean {
  return subjects.get(fieldsOf(value).kind) === 'recall'
}
