import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import type { Wish } from '../../../../src/domain/item/change.ts'
import type { Item } from '../../../../src/domain/item/item.ts'
import { weeklyText } from '../../../../src/domain/list/weekly.ts'
import { type DueWeekly, dueWeekly } from '../../../../src/domain/shop/due-weekly.ts'
import { makeWeeklyActions, weeklyItemId } from '../../../../src/list/weekly/weekly-actions.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const listId = v7()
const friday = '2026-11-27'
const milk = { weekday: 4, from: friday, quantity: '2', unit: 'l', name: 'lapte' }
const due = dueWeekly(new Map([['weekly/lapte', weeklyText(milk)]]), friday)
const later = { kind: 'set-option', key: 'weekly/lapte', value: '4|2026-12-04|2|l|lapte' }
const itemId = weeklyItemId(listId, 'weekly/lapte', friday)

/** Runs `putWeekly` for due items on a device that has these items. @returns the changes that it makes */
function put(things: readonly DueWeekly[], ...items: Item[]) {
  const known = new Map(items.map((item) => [item.id, item]))
  const done: { wishes: readonly Wish[]; undoing: readonly Wish[] | undefined; called: string }[] = []
  const enact = (
    wishes: readonly Wish[],
    { called, undoing }: { called: string; undoing?: readonly Wish[] },
  ) => done.push({ wishes, called, undoing })
  makeWeeklyActions({ items: () => known, enact }).putWeekly(listId, things)
  return done
}

test('a due thing comes with its amount and without an author, and can be undone', () => {
  expect(put(due)).toEqual([
    {
      wishes: [{ kind: 'add', itemId, fields: { name: 'lapte', quantity: '2', unit: 'l' } }, later],
      undoing: [{ kind: 'remove', itemId }],
      called: 'Pe listă, ca în fiecare săptămână: „lapte”',
    },
  ])
})

test('a thing already to buy stays as it is, and is due again in a week', () => {
  const here = itemOf({ name: 'Lapte', quantity: '1', unit: 'l' })
  expect(put(due, here)).toMatchObject([{ wishes: [later], undoing: [] }])
})

test('a bought thing still on the list is to buy again', () => {
  const bought = itemOf({ name: 'lapte', quantity: '1', unit: 'l', completed: true })
  const [{ wishes, undoing } = expect.unreachable()] = put(due, bought)
  expect(wishes).toEqual([
    { kind: 'set', itemId: bought.id, fields: expect.objectContaining({ completed: false, quantity: '2' }) },
    later,
  ])
  expect(undoing).toEqual([
    { kind: 'set', itemId: bought.id, fields: expect.objectContaining({ completed: true, quantity: '1' }) },
  ])
})

test('a thing added by another device for the day, and deleted, does not come again', () => {
  expect(put(due, itemOf({ id: itemId, name: 'lapte', deleted: true }))).toMatchObject([{ wishes: [later] }])
})

test('the item of a day has another id on another day, list, or of another thing', () => {
  const ids = [
    itemId,
    weeklyItemId(listId, 'weekly/lapte', '2026-12-04'),
    weeklyItemId(listId, 'weekly/ou', friday),
    weeklyItemId(v7(), 'weekly/lapte', friday),
  ]
  expect(new Set(ids).size).toBe(4)
})
