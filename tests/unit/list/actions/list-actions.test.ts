import { beforeEach, describe, expect, test } from 'vitest'
import type { Wish } from '../../../../src/domain/item/change.ts'
import { makeListActions } from '../../../../src/list/actions/list-actions.ts'
import { makeNextListActions } from '../../../../src/list/actions/next-list.ts'
import type { AddingNeeds } from '../../../../src/list/add/adding.ts'
import { setShop } from '../../../../src/list/shopping/shopping.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const milk = itemOf({ name: 'lapte', notFound: true })
const bread = itemOf({ name: 'pâine', completed: true })
const frozen = itemOf({ name: 'mazăre', category: 'congelate', deleted: true })
const salt = itemOf({ name: 'sare', deleted: true, completed: true, boughtIn: 'Lidl' })
const rice = itemOf({ name: 'orez', deleted: true })
const items = new Map([milk, bread, frozen, salt, rice].map((item) => [item.id, item]))

let enacted: { wishes: readonly Wish[]; called: string }[] = []
const needs: AddingNeeds = {
  items: () => items,
  author: () => ({ author: '', authorColor: '' }),
  newItemId: () => '',
  enact: (wishes, { called }) => enacted.push({ wishes, called }),
}
const actions = makeListActions({ ...needs, name: () => 'Cină' })
const afterShopping = makeNextListActions(needs)
beforeEach(() => {
  enacted = []
  setShop('')
})
const set = (itemId: string, fields: object) => [{ kind: 'set', itemId, fields }]

describe('a person’s action', () => {
  test('on bought items is about those of the press', () => {
    afterShopping.clearCompleted([milk.id])
    afterShopping.uncomplete([milk.id])
    expect(enacted.flatMap(({ wishes }) => wishes)).toEqual([])
  })

  test.each<[string, () => unknown, unknown[], string]>([
    [
      'ticking says the wanted value, and that it was found',
      () => actions.setCompleted(milk.id, true),
      set(milk.id, { completed: true, notFound: false }),
      'Ați bifat „lapte”',
    ],
    [
      'unticking',
      () => actions.setCompleted(bread.id, false),
      set(bread.id, { completed: false }),
      'Ați debifat „pâine”',
    ],
    [
      'unticking an item that was bought in a store',
      () => actions.setCompleted(salt.id, false),
      set(salt.id, { completed: false, boughtIn: '' }),
      'Ați debifat „sare”',
    ],
    [
      'not finding',
      () => actions.setNotFound(bread.id, true),
      set(bread.id, { notFound: true }),
      'N-ați găsit „pâine”',
    ],
    [
      'editing',
      () => actions.edit(milk.id, { quantity: '2', category: 'bauturi' }),
      set(milk.id, { quantity: '2', category: 'bauturi' }),
      'Ați modificat „lapte”',
    ],
    ['deleting', () => actions.remove(milk.id), [{ kind: 'remove', itemId: milk.id }], 'Ați șters „lapte”'],
    [
      'clearing bought items',
      () => afterShopping.clearCompleted([bread.id, milk.id]),
      [{ kind: 'remove', itemId: bread.id }],
      'Ați șters „pâine”',
    ],
    [
      'putting bought items back on the list',
      () => afterShopping.uncomplete([bread.id, milk.id]),
      set(bread.id, { completed: false }),
      'Ați pus înapoi „pâine”',
    ],
    [
      'ticking in a store',
      () => {
        setShop('Lidl')
        actions.setCompleted(rice.id, true)
      },
      set(rice.id, { completed: true, boughtIn: 'Lidl' }),
      'Ați bifat „orez”',
    ],
    [
      'putting back',
      () => actions.restore([frozen.id]),
      [{ kind: 'restore', itemId: frozen.id }],
      'Ați pus înapoi „mazăre”',
    ],
    [
      'renaming',
      () => actions.rename(' Cină  mare '),
      [{ kind: 'rename', name: 'Cină mare' }],
      'Lista se numește acum „Cină mare”',
    ],
  ])('%s', (_, act, wishes, called) => {
    act()
    expect(enacted).toEqual([{ wishes, called }])
  })

  test.each<[string, () => unknown]>([
    ['ticking a ticked item', () => actions.setCompleted(bread.id, true)],
    ['an edit that changes nothing', () => actions.edit(bread.id, { name: 'pâine' })],
    ['the same name again', () => actions.rename('Cină')],
    ['a name too long', () => actions.rename('a'.repeat(101))],
    ['acting on an item that is gone', () => actions.remove('x')],
  ])('%s does nothing', (_, act) => {
    act()
    expect(enacted).toEqual([])
  })
})
