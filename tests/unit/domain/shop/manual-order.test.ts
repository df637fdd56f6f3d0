import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readOption } from '../../../../src/domain/list/options.ts'
import { learnable, moved, orderByHand, orderOptions } from '../../../../src/domain/shop/manual-order.ts'
import type { BoughtInShop } from '../../../../src/domain/shop/trips.ts'

describe('the order of aisles set for a list', () => {
  test.each(['Lidl', 'La Doi Pași', 'Băcănia lui Nelu', ''])(
    'at "%s" is a valid option of a list',
    (store) => {
      const { aisles, learnedFrom } = orderOptions(store)
      expect(readOption(aisles, 'paine,lactate')).toBeDefined()
      expect(readOption(learnedFrom, '1795219221000')).toBeDefined()
    },
  )

  test('is that of its store alone, however that is spelled', () => {
    const options = new Map([['aisles/lidl', 'paine,lactate']])
    expect(orderByHand(options, 'LIDL')).toEqual(['paine', 'lactate'])
    expect(orderByHand(options, 'Profi')).toEqual([])
  })

  test('leaves out categories of newer versions', () => {
    expect(orderByHand(new Map([['aisles/lidl', 'paine,haine']]), 'Lidl')).toEqual(['paine'])
  })

  test('is not learned from purchases before it was reset', () => {
    const shop = (atMs: number) => ({ name: 'lapte', atMs }) as BoughtInShop
    const options = new Map([['learnedFrom/lidl', '10']])
    expect(learnable(options, 'Lidl', [shop(9), shop(10), shop(11)])).toEqual([shop(11)])
    expect(learnable(options, 'Profi', [shop(9)])).toHaveLength(1)
  })
})

test('a thing that is moved leaves the others in their order', () => {
  const row = fc.uniqueArray(fc.nat(), { minLength: 1 })
  fc.assert(
    fc.property(row, fc.nat(), fc.nat(), (things, one, other) => {
      const [from, to] = [one % things.length, other % things.length]
      const after = moved(things, from, to)
      expect(after[to]).toBe(things[from])
      expect(after.toSpliced(to, 1)).toEqual(things.toSpliced(from, 1))
    }),
  )
})
