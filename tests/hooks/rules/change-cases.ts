import type { acceptChanges, ListTransaction } from '../../../src/domain/item/accept.ts'
import type { Change, ItemChange } from '../../../src/domain/item/change.ts'
import { itemDefaults } from '../../../src/domain/item/fields.ts'
import type { Delta, Item, Snapshot } from '../../../src/domain/item/item.ts'
import type { Gap } from '../../../src/domain/item/lost.ts'
import type { ItemRecall, Recall, StampedItem } from '../../../src/domain/item/recall.ts'
import { stampedBy } from '../../../src/domain/item/recall.ts'
import type { StampedOption } from '../../../src/domain/list/options.ts'

const listId = uuid(0)
const names = [
  'lapte',
  'pâine',
  'Ouă',
  'roșii',
  'detergent de vase',
  'cafea',
  'Zahăr',
  'țelină',
  'șampon',
  'apă',
]

function uuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

/** Items in every state. */
export const itemCases: readonly Item[] = names.map((name, index) => ({
  ...itemDefaults,
  id: uuid(index + 1),
  name,
  completed: index % 3 === 0,
  category: index % 4 === 0 ? 'congelate' : '',
  deleted: index % 5 === 4,
  rev: index + 1,
}))

function changesOf(itemId: string, number: number): ItemChange[] {
  const base = { listId, itemId }
  return [
    { ...base, id: uuid(number), kind: 'add', fields: { name: 'sare', quantity: '2' } },
    { ...base, id: uuid(number + 1), kind: 'set', fields: { completed: true, name: 'piper' } },
    { ...base, id: uuid(number + 2), kind: 'set', fields: {} },
    { ...base, id: uuid(number + 3), kind: 'remove' },
    { ...base, id: uuid(number + 4), kind: 'restore' },
  ]
}

/** Each kind of change on each item, and on a missing item. */
export const changeCases: readonly { before: Item | undefined; change: ItemChange }[] = [
  ...itemCases.flatMap((before, index) =>
    changesOf(before.id, 1_000 + index * 10).map((change) => ({ before, change })),
  ),
  ...changesOf(uuid(99), 2_000).map((change) => ({ before: undefined, change })),
]

const renames: readonly Change[] = ['Cină', 'Cină', ''].map((name, index) => ({
  listId,
  id: uuid(3_000 + index),
  kind: 'rename',
  name,
}))

const options: readonly Change[] = ['15000', '15000', '', 'mult'].map((value, index) => ({
  ...{ listId, id: uuid(3_100 + index), kind: 'set-option' },
  ...{ key: 'budget', value },
}))

const changes: readonly Change[] = [...changeCases.map(({ change }) => change), ...renames, ...options]

const wholeItem: Item = { ...itemDefaults, id: uuid(98), name: 'ulei', deleted: true, rev: 0 }
const recalls: readonly Recall[] = [
  ...itemCases.map((item, index) => recallOf(item, 4_000 + index, 50)),
  ...itemCases.map((item, index) => recallOf({ ...item, completed: true, name: 'sos' }, 4_100 + index, 60)),
  recallOf(wholeItem, 4_200, 70),
  { id: uuid(4_300), listId, kind: 'recall-name', name: 'Prânz', rev: 99 },
  { id: uuid(4_301), listId, kind: 'recall-name', name: 'Târziu', rev: 100 },
  { id: uuid(4_302), listId, kind: 'recall-option', key: 'aisles/lidl', value: 'paine,lactate', rev: 99 },
  { id: uuid(4_303), listId, kind: 'recall-option', key: 'aisles/lidl', value: 'lactate', rev: 98 },
]

function recallOf({ id: itemId, deleted, rev: _, ...fields }: Item, number: number, rev: number): ItemRecall {
  return { id: uuid(number), listId, kind: 'recall', itemId, deleted, rev, fields }
}

/** Each change with the item before and after it. */
export const stampCases = changeCases.flatMap(({ before, change }) => {
  const after = before && { ...before, completed: true, deleted: false, rev: 55 }
  return after ? [{ change, before, after }] : []
})
export const recallCases: readonly { before: StampedItem | undefined; recall: ItemRecall }[] = [
  ...stampCases.flatMap(({ change, before, after }, index) =>
    [50, 60].map((rev) => ({
      before: stampedBy(change, before, after),
      recall: recallOf({ ...before, name: 'sos' }, 5_000 + index, rev),
    })),
  ),
  { before: undefined, recall: recallOf(wholeItem, 6_000, 50) },
]

interface LedgerInput {
  known: readonly string[]
  elsewhere: readonly string[]
  values: readonly unknown[]
  /** Number of other items on the list. */
  liveBefore?: number
  lost?: readonly Gap[]
}

const wrong: readonly unknown[] = [
  ...[null, 7, 'x', [], {}, { ...changes[0], id: 'x' }, { ...changes[0], listId: uuid(5) }],
  ...[
    { ...changes[0], kind: 'drop' },
    { ...changes[0], fields: { rev: 1 } },
    { ...changes[1], fields: { name: '' } },
  ],
]

export const ledgerCases = {
  listId,
  values: [...changes, ...recalls, ...wrong],
  inputs: [
    { known: [], elsewhere: [], values: [...changes, ...wrong, ...changes] },
    { known: changes.slice(0, 9).map(({ id }) => id), elsewhere: [uuid(3)], values: changes },
    { known: [], elsewhere: [], values: changes, liveBefore: 1_000 },
    { known: [], elsewhere: [], values: [] },
    { known: [], elsewhere: [uuid(3)], values: [...changes, ...recalls, ...changes], lost: [[7, 100]] },
  ] satisfies LedgerInput[] as LedgerInput[],

  /** Returns the results of a batch, and the final state of the ledger. */
  accept(accept: typeof acceptChanges, { known, elsewhere, values, liveBefore = 0, lost = [] }: LedgerInput) {
    const items = new Map(itemCases.map((item) => [item.id, item]))
    const accepted = new Map(known.map((id) => [id, 0]))
    const told = new Map<string, StampedOption>()
    let named = { name: 'Lista mea', at: 0 }
    const keep = (item: Item) => {
      items.set(item.id, item)
    }
    const ledger: ListTransaction = {
      listId,
      lost,
      hasAccepted: (id) => accepted.has(id),
      find: (id) => (elsewhere.includes(id) ? 'elsewhere' : items.get(id)),
      liveCount: () => liveBefore + [...items.values()].filter(({ deleted }) => !deleted).length,
      insert: keep,
      update: keep,
      name: () => named.name,
      namedAt: () => named.at,
      rename: (name, at) => {
        named = { name, at }
      },
      options: () => [...told.values()],
      setOption: (option) => void told.set(option.key, option),
      remember: (id, rev) => {
        accepted.set(id, rev)
      },
    }
    return {
      ...accept(ledger, 10, values),
      named,
      items: [...items],
      accepted: [...accepted],
      told: [...told],
    }
  },
}

const snapshot: Snapshot = {
  head: { id: 'l', name: 'Listă', rev: 10 },
  items: new Map(itemCases.map((item) => [item.id, item])),
}

export const mergeCases = {
  inputs: [undefined, snapshot].flatMap((known) =>
    [0, 5, 10, 11].flatMap((from) =>
      [from, from + 3].map((rev) => ({
        snapshot: known,
        delta: { from, rev, items: itemCases.slice(0, 3).map((item) => ({ ...item, rev })) } satisfies Delta,
      })),
    ),
  ),
  show: (merged: Snapshot | undefined) => merged && { head: merged.head, items: [...merged.items] },
}
