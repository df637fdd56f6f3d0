import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ItemChange } from '../../../../src/domain/item/change.ts'
import { applyChange } from '../../../../src/domain/item/change.ts'
import type { Item } from '../../../../src/domain/item/item.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const milk = itemOf({ name: 'lapte', rev: 1 })
const removed = { ...milk, deleted: true }
const change = (part: object) => ({ id: 'c', listId: 'list', itemId: milk.id, ...part }) as ItemChange

const add = change({ kind: 'add', fields: { name: 'lapte' } })
const tick = change({ kind: 'set', fields: { completed: true } })
const remove = change({ kind: 'remove' })
const restore = change({ kind: 'restore' })

describe('the effect of one change on one item', () => {
  const cases: [string, Item | undefined, ItemChange, object][] = [
    ['add makes it', undefined, add, { kind: 'changed', item: { ...milk, rev: 5 } }],
    ['add of an existing item does nothing', milk, add, { kind: 'same' }],
    ['a late add does not revive', removed, add, { kind: 'same' }],
    ['a tick ticks', milk, tick, { kind: 'changed', item: { ...milk, completed: true, rev: 5 } }],
    ['a tick of a ticked one never unticks', { ...milk, completed: true }, tick, { kind: 'same' }],
    [
      'a tick of a removed one is kept and does not revive',
      removed,
      tick,
      { kind: 'changed', item: { ...removed, completed: true, rev: 5 } },
    ],
    ['a tick of nothing is refused', undefined, tick, { kind: 'refused', problem: 'unknown-item' }],
    ['remove leaves a tombstone', milk, remove, { kind: 'changed', item: { ...removed, rev: 5 } }],
    ['remove twice removes once', removed, remove, { kind: 'same' }],
    ['remove of nothing is no error', undefined, remove, { kind: 'same' }],
    ['restore brings it back', removed, restore, { kind: 'changed', item: { ...milk, rev: 5 } }],
    ['restore of an existing item does nothing', milk, restore, { kind: 'same' }],
    ['restore of nothing is refused', undefined, restore, { kind: 'refused', problem: 'unknown-item' }],
  ]
  test.each(cases)('%s', (_, before, one, outcome) => {
    expect(applyChange(before, one, 5)).toEqual(outcome)
  })
})

describe('for any changes', () => {
  const field = fc.constantFrom(
    { completed: true },
    { completed: false },
    { quantity: '2' },
    { unit: 'kg' },
    { name: 'iaurt' },
  )
  const anyChange = fc.oneof(
    field.map((fields) => change({ kind: 'set', fields })),
    fc.constantFrom(add, remove, restore),
  )
  const itemAfter = (changes: readonly ItemChange[], start: Item | undefined) =>
    changes.reduce<Item | undefined>((item, one, index) => {
      const outcome = applyChange(item, one, index + 2)
      return outcome.kind === 'changed' ? outcome.item : item
    }, start)

  test('doing one twice is doing it once', () => {
    fc.assert(
      fc.property(fc.array(anyChange), anyChange, (before, one) => {
        const item = itemAfter(before, milk)
        const once = itemAfter([one], item)
        expect(applyChange(once, one, 99).kind).not.toBe('changed')
      }),
    )
  })

  test('only restore brings a removed item back', () => {
    fc.assert(
      fc.property(fc.array(anyChange.filter(({ kind }) => kind !== 'restore')), (changes) => {
        expect(itemAfter(changes, removed)?.deleted).toBe(true)
      }),
    )
  })

  test('edits of different fields both stay, in either order', () => {
    fc.assert(
      fc.property(field, field, (one, other) => {
        fc.pre(Object.keys(one)[0] !== Object.keys(other)[0])
        const [a, b] = [change({ kind: 'set', fields: one }), change({ kind: 'set', fields: other })]
        expect({ ...itemAfter([a, b], milk), rev: 0 }).toEqual({ ...itemAfter([b, a], milk), rev: 0 })
      }),
    )
  })
})
