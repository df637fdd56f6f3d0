import { describe, expect, test } from 'vitest'
import type { Change } from '../../../../src/domain/item/change.ts'
import { foldChanges, mergeDelta } from '../../../../src/domain/item/snapshot.ts'
import { addOf, itemOf, storedListOf } from '../../../support/people/list-changes.ts'

const head = { id: 'list', name: 'Proba' }
const milk = itemOf({ name: 'lapte', rev: 3 })
const known = storedListOf([milk], 3).snapshot

describe('a server’s answer is merged', () => {
  test('the first read is the list', () => {
    expect(mergeDelta(undefined, head, { from: 0, rev: 3, items: [milk] })?.items.get(milk.id)).toEqual(milk)
  })

  test('an empty list at revision 0 is known, not unknown', () => {
    expect(mergeDelta(undefined, head, { from: 0, rev: 0, items: [] })?.head.rev).toBe(0)
  })

  test('the next revision replaces its items and keeps the rest', () => {
    const bread = itemOf({ name: 'pâine', rev: 4 })
    const merged = mergeDelta(known, head, { from: 3, rev: 4, items: [bread] })
    expect([...(merged?.items.keys() ?? [])]).toEqual([milk.id, bread.id])
  })

  test('it keeps the author and time of the change, and none if missing', () => {
    const told = { changedAt: '2026-11-21 08:30:00.000Z', changedBy: 'Mihai' }
    const merged = mergeDelta(known, { ...head, ...told }, { from: 3, rev: 4, items: [] })
    expect(merged?.head).toEqual({ ...head, ...told, rev: 4 })
    const silent = mergeDelta(merged, head, { from: 4, rev: 5, items: [] })
    expect(silent?.head).toEqual({ ...head, rev: 5 })
  })

  test.each([
    [1, 3],
    [0, 2],
    [3, 3],
  ])('from %i to %i says nothing new', (from, rev) => {
    expect(mergeDelta(known, head, { from, rev, items: [itemOf({ name: 'vechi', rev })] })).toBe(known)
  })

  test.each([
    [4, 5],
    [9, 12],
  ])('from %i to %i has a gap before it', (from, rev) => {
    expect(mergeDelta(known, head, { from, rev, items: [] })).toBeUndefined()
  })

  test('a list that is not known at all has a gap before every later delta', () => {
    expect(mergeDelta(undefined, head, { from: 1, rev: 2, items: [] })).toBeUndefined()
  })
})

describe('waiting changes are laid over the snapshot', () => {
  const items = new Map([[milk.id, milk]])
  const change = (part: object) => ({ id: 'c', listId: 'list', itemId: milk.id, ...part }) as Change

  test('with nothing waiting it returns the very same snapshot', () => {
    expect(foldChanges(items, [])).toBe(items)
  })

  test('a tick is shown before the server knows it', () => {
    const view = foldChanges(items, [change({ kind: 'set', fields: { completed: true } })])
    expect(view.get(milk.id)?.completed).toBe(true)
    expect(items.get(milk.id)?.completed).toBe(false)
  })

  test('a removed item is a tombstone, and restoring brings all of it back', () => {
    expect(foldChanges(items, [change({ kind: 'remove' })]).get(milk.id)?.deleted).toBe(true)
    const view = foldChanges(items, [change({ kind: 'remove' }), change({ kind: 'restore' })])
    expect(view.get(milk.id)).toEqual(milk)
  })

  test('an added item has the defaults: one, no unit, still to buy', () => {
    const added = addOf('list', 'ouă')
    expect(foldChanges(new Map(), [added]).get(added.itemId)).toMatchObject({
      name: 'ouă',
      quantity: '1',
      unit: 'st',
      completed: false,
      deleted: false,
    })
  })
})
