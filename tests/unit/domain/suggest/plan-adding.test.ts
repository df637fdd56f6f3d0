import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Item } from '../../../../src/domain/item/item.ts'
import { nameKey, parseItems, planAdding } from '../../../../src/domain/with-all-words.ts'
import { listed } from './items.ts'

/** Returns a plan in a readable form. */
function planned(items: Item[], text: string) {
  const { add, bringBack, addUp } = planAdding(items, parseItems(text).items)
  return {
    add: add.map(({ name, quantity, unit }) => `${name} ${quantity} ${unit}`),
    back: bringBack.map(({ present, fields }) => [present.name, fields]),
    sum: addUp.map(({ present, sum }) => `${present.name} ${sum.quantity} ${sum.unit}`),
  }
}

const amount = (quantity: string, unit: string) => ({ quantity, unit })
const wanted = { completed: false, notFound: false }

test('of two amounts that do not add up only the first is that of a row without one', () => {
  expect(planned([listed('lapte')], 'lapte 1 l, lapte 2 pachete')).toEqual({
    add: ['lapte 2 pachet'],
    back: [],
    sum: ['lapte 1 l'],
  })
})

describe('a thing that is not on the list is added', () => {
  test('as it was typed', () => {
    expect(planned([], 'lapte 2 l, pâine')).toEqual({ add: ['lapte 2 l', 'pâine 1 st'], back: [], sum: [] })
  })

  test('beside a near name', () => {
    expect(planned([listed('lapte praf'), listed('ardei kapia')], 'lapte, ardei').sum).toEqual([])
  })

  test('even if it was there and has been deleted', () => {
    expect(planned([listed('lapte', { deleted: true })], 'lapte').add).toEqual(['lapte 1 st'])
  })
})

describe('a thing still to buy is asked about', () => {
  test.each([
    ['rosie', amount('500', 'g'), 'roșii 1 kg', 'rosie 1.5 kg'],
    ['Lapte', amount('1', 'st'), 'lapte', 'Lapte 2 st'],
    ['lapte', amount('2', 'l'), 'lapte', 'lapte 2 l'],
    ['lapte', amount('1', 'st'), 'lapte 2 l', 'lapte 2 l'],
    ['pastă dinți', amount('1', 'st'), '2 paste de dinți', 'pastă dinți 3 st'],
  ])('%s (%j) and "%s" make %s', (name, present, text, sum) => {
    expect(planned([listed(name, present)], text)).toEqual({ add: [], back: [], sum: [sum] })
  })

  test.each([
    ['lapte 7,49 lei', { price: '749' }],
    ['la Lidl lapte', { store: 'Lidl' }],
    ['lapte, cel cu capac verde', { note: 'cel cu capac verde' }],
  ])('"%s" names a detail, and the amount stays', (text, said) => {
    for (const present of [amount('1', 'st'), amount('2', 'l'), amount('3', 'pachet')]) {
      const { addUp, add } = planAdding([listed('lapte', present)], parseItems(text).items)
      expect(add).toEqual([])
      expect(addUp).toMatchObject([{ sum: present, said }])
    }
  })

  test('a detail with an amount is more of the item', () => {
    expect(planned([listed('lapte')], '2 lapte 7,49 lei').sum).toEqual(['lapte 3 st'])
  })

  test('but amounts that do not add up are two rows', () => {
    const plan = planned([listed('cartofi', amount('2', 'kg'))], 'cartofi 3 pungi')
    expect(plan).toEqual({ add: ['cartofi 3 pungă'], back: [], sum: [] })
  })

  test('of several rows the one is asked about that it adds up with', () => {
    const items = [listed('cartofi', amount('2', 'kg')), listed('cartofi', amount('3', 'pungă'))]
    expect(planned(items, 'cartofi 1 kg').sum).toEqual(['cartofi 3 kg'])
  })
})

describe('a bought item comes back', () => {
  test.each(['completed', 'notFound'] as const)(
    'with the amount it had, unless one is given now (%s)',
    (state) => {
      const items = [listed('lapte', { [state]: true, ...amount('2', 'l') })]
      expect(planned(items, 'lapte').back).toEqual([['lapte', wanted]])
      expect(planned(items, 'lapte 3 l').back).toEqual([['lapte', { ...wanted, ...amount('3', 'l') }]])
    },
  )

  test('but not beside the same thing that is still to buy', () => {
    const items = [listed('lapte', { completed: true }), listed('lapte')]
    expect(planned(items, 'lapte')).toEqual({ add: [], back: [], sum: ['lapte 2 st'] })
  })

  test('once, the latest of several', () => {
    const items = [listed('lapte', { completed: true }), listed('Lapte', { completed: true })]
    expect(planned(items, 'lapte').back).toEqual([['Lapte', wanted]])
  })

  test('for each of two amounts that do not add up', () => {
    const items = [listed('lapte', { completed: true })]
    expect(planned(items, 'lapte 2 l, lapte 3 cutii')).toEqual({
      add: ['lapte 3 cutie'],
      back: [['lapte', { ...wanted, ...amount('2', 'l') }]],
      sum: [],
    })
  })
})

describe('the same thing twice in one text', () => {
  test.each([
    ['roșii 1 kg, rosie 500 g', ['roșii 1.5 kg']],
    ['lapte, ouă, lapte', ['lapte 2 st', 'ouă 1 st']],
    ['lapte 2 l, lapte 3 cutii', ['lapte 2 l', 'lapte 3 cutie']],
  ])('"%s" is %j', (text, add) => {
    expect(planned([], text).add).toEqual(add)
  })
})

describe('for any list and any wanted things', () => {
  const name = fc.constantFrom('lapte', 'Lapte', 'roșii', 'rosie', 'ouă', 'lapte praf')
  const fields = fc.record({
    quantity: fc.constantFrom('1', '2', '500'),
    unit: fc.constantFrom('st', 'kg', 'g', 'l'),
  })
  const states = fc.record({ completed: fc.boolean(), notFound: fc.boolean(), deleted: fc.boolean() })
  const items = fc
    .array(fc.record({ name, fields, states }))
    .map((all) => all.map((one) => listed(one.name, { ...one.fields, ...one.states })))
  const wishes = fc
    .array(fc.record({ name, fields }))
    .map((all) => all.map((one) => ({ name: one.name, ...one.fields })))

  test('every thing that is wanted is in the plan, and nothing else', () => {
    fc.assert(
      fc.property(items, wishes, (list, wishList) => {
        const { add, bringBack, addUp } = planAdding(list, wishList)
        const names = [
          ...add.map((one) => one.name),
          ...bringBack.map((one) => one.present.name),
          ...addUp.map((one) => one.added.name),
        ]
        expect(new Set(names.map(nameKey))).toEqual(new Set(wishList.map((one) => nameKey(one.name))))
      }),
    )
  })

  test('nothing is added to a thing that is not to buy, and nothing comes back twice or from the deleted', () => {
    fc.assert(
      fc.property(items, wishes, (list, wishList) => {
        const { bringBack, addUp } = planAdding(list, wishList)
        for (const { present } of addUp) {
          expect(present).toMatchObject({ completed: false, notFound: false, deleted: false })
        }
        for (const { present } of bringBack) {
          expect(present.deleted).toBe(false)
          expect(present.completed || present.notFound).toBe(true)
        }
        expect(new Set(bringBack.map(({ present }) => present.id)).size).toBe(bringBack.length)
      }),
    )
  })
})
