import { expect, test } from 'vitest'
import type { Wish } from '../../../../src/domain/item/change.ts'
import { makeTakingActions } from '../../../../src/list/taking/taking.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const milk = itemOf({ name: 'lapte' })
const bread = itemOf({ name: 'pâine', taker: 'Ana', takerColor: 'teal' })
const eggs = itemOf({ name: 'ouă', taker: 'Ion', takerColor: 'red' })
const items = new Map([milk, bread, eggs].map((item) => [item.id, item]))

function ana() {
  const enacted: { wishes: readonly Wish[]; called: string }[] = []
  const actions = makeTakingActions({
    items: () => items,
    author: () => ({ author: 'Ana', authorColor: 'teal' }),
    enact: (wishes, { called }) => enacted.push({ wishes, called }),
  })
  return { ...actions, enacted }
}

test('a person takes an item that is free or another’s, in one step', () => {
  const { take, enacted } = ana()
  take([milk.id, bread.id, eggs.id], true)
  const fields = { taker: 'Ana', takerColor: 'teal' }
  expect(enacted).toEqual([
    {
      wishes: [milk, eggs].map(({ id }) => ({ kind: 'set', itemId: id, fields })),
      called: 'Luați dumneavoastră 2 produse',
    },
  ])
})

test('and gives it back', () => {
  const { take, enacted } = ana()
  take([bread.id], false)
  expect(enacted).toEqual([
    {
      wishes: [{ kind: 'set', itemId: bread.id, fields: { taker: '', takerColor: '' } }],
      called: 'Nu mai luați „pâine”',
    },
  ])
})

test('taking an item that is taken, or gone, does nothing', () => {
  const { take, enacted } = ana()
  take([bread.id, 'x'], true)
  take([milk.id], false)
  expect(enacted).toEqual([])
})
