import { beforeEach, describe, expect, test } from 'vitest'
import { makeItemIds } from '../../../../src/device/make-id.ts'
import type { Wish } from '../../../../src/domain/item/change.ts'
import type { Item } from '../../../../src/domain/item/item.ts'
import { nextId } from '../../../../src/domain/lib/next-id.ts'
import { makeNextListActions } from '../../../../src/list/actions/next-list.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const milk = itemOf({ name: 'lapte', quantity: '2', unit: 'l', completed: true })
const bread = itemOf({ name: 'pâine', completed: true })
const cheese = itemOf({ name: 'telemea', notFound: true })
const rice = itemOf({ name: 'orez' })
const gone = itemOf({ name: 'mazăre', completed: true, deleted: true })
const again = { name: 'lapte', quantity: '2', unit: 'l', after: milk.id }

let enacted: { wishes: readonly Wish[]; called: string }[] = []
beforeEach(() => {
  enacted = []
})

/** Returns the actions on a device that has these items. */
function device(...items: Item[]) {
  const known = new Map(items.map((item) => [item.id, item]))
  return makeNextListActions({
    items: () => known,
    author: () => ({ author: '', authorColor: '' }),
    newItemId: makeItemIds(),
    enact: (wishes, { called }) => enacted.push({ wishes, called }),
  })
}

function idsAdded(): string[] {
  return enacted.flatMap(({ wishes }) => wishes.flatMap((wish) => (wish.kind === 'add' ? [wish.itemId] : [])))
}

describe('the list of the next time', () => {
  test('is one step: bought items leave, wanted ones come, those not found are looked for again', () => {
    device(milk, bread, cheese, rice, gone).prepareNext({ givenUp: [], again: [again] })
    expect(enacted).toEqual([
      {
        wishes: [
          { kind: 'remove', itemId: milk.id },
          { kind: 'remove', itemId: bread.id },
          { kind: 'set', itemId: cheese.id, fields: { notFound: false } },
          {
            kind: 'add',
            itemId: nextId(milk.id),
            fields: { name: 'lapte', quantity: '2', unit: 'l' },
          },
        ],
        called: '1 produs din nou pe listă',
      },
    ])
  })

  test('leaves out things given up', () => {
    device(bread, cheese, rice).prepareNext({ givenUp: [cheese.id, rice.id], again: [] })
    expect(enacted[0]?.wishes).toEqual(
      [bread, cheese, rice].map(({ id }) => ({ kind: 'remove', itemId: id })),
    )
    expect(enacted[0]?.called).toBe('Ați golit ce era cumpărat')
  })

  test('holds each thing once, when two people prepare it at once', () => {
    device(milk).prepareNext({ givenUp: [], again: [again] })
    device(milk).prepareNext({ givenUp: [], again: [again] })
    const [one, other] = idsAdded()
    expect(one).toBe(other)
  })

  test('holds a thing also when it was prepared before, and that was undone', () => {
    device(milk, { ...itemOf({ name: 'lapte' }), id: nextId(milk.id), deleted: true }).prepareNext({
      givenUp: [],
      again: [again],
    })
    expect(idsAdded()).toHaveLength(1)
    expect(idsAdded()).not.toContain(nextId(milk.id))
  })

  test('may hold an earlier purchase', () => {
    device(milk).prepareNext({ givenUp: [], again: [{ name: 'cafea', quantity: '1', unit: 'st' }] })
    expect(idsAdded()).toHaveLength(1)
  })
})
