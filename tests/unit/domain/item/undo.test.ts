import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChange, type ItemWish } from '../../../../src/domain/item/change.ts'
import type { Item } from '../../../../src/domain/item/item.ts'
import { undoOf } from '../../../../src/domain/item/undo.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const milk = itemOf({ name: 'lapte', quantity: '2', unit: 'l' })
const removed = { ...milk, deleted: true }
const itemId = milk.id

function after(before: Item | undefined, wish: ItemWish): Item | undefined {
  const outcome = applyChange(before, { ...wish, id: 'c', listId: 'l' }, 7)
  return outcome.kind === 'changed' ? outcome.item : before
}

test.each<[string, Item | undefined, ItemWish, ItemWish | undefined]>([
  ['adding', undefined, { kind: 'add', itemId, fields: { name: 'lapte' } }, { kind: 'remove', itemId }],
  [
    'ticking',
    milk,
    { kind: 'set', itemId, fields: { completed: true, notFound: false } },
    { kind: 'set', itemId, fields: { completed: false, notFound: false } },
  ],
  [
    'an edit',
    milk,
    { kind: 'set', itemId, fields: { name: 'lapte bătut' } },
    { kind: 'set', itemId, fields: { name: 'lapte' } },
  ],
  ['deleting', milk, { kind: 'remove', itemId }, { kind: 'restore', itemId }],
  ['putting back', removed, { kind: 'restore', itemId }, { kind: 'remove', itemId }],
  ['deleting a deleted item', removed, { kind: 'remove', itemId }, undefined],
  ['adding an existing item', milk, { kind: 'add', itemId, fields: { name: 'x' } }, undefined],
  ['ticking an unknown item', undefined, { kind: 'set', itemId, fields: { completed: true } }, undefined],
])('%s is taken back', (_, before, wish, undoing) => {
  expect(undoOf(before, wish)).toEqual(undoing)
})

const anyWish: fc.Arbitrary<ItemWish> = fc.oneof(
  fc
    .record({ name: fc.constantFrom('ouă', 'pâine'), completed: fc.boolean() }, { requiredKeys: [] })
    .map((fields) => ({ kind: 'set' as const, itemId, fields })),
  fc.constantFrom({ kind: 'remove' as const, itemId }, { kind: 'restore' as const, itemId }),
)

test('undoing any change restores the item', () => {
  fc.assert(
    fc.property(fc.constantFrom(milk, removed, { ...milk, completed: true }), anyWish, (before, wish) => {
      const undoing = undoOf(before, wish)
      const { rev: _, ...restored } = (undoing ? after(after(before, wish), undoing) : before) ?? { rev: 0 }
      const { rev: __, ...wanted } = before
      expect(restored).toEqual(wanted)
    }),
  )
})

test('another person’s change of a different field stays', () => {
  const wish: ItemWish = { kind: 'set', itemId, fields: { completed: true } }
  const undoing = undoOf(milk, wish)
  const edited = after(after(milk, wish), { kind: 'set', itemId, fields: { quantity: '3' } })
  expect(undoing && after(edited, undoing)).toMatchObject({ completed: false, quantity: '3' })
})
