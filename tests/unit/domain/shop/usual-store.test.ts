import { expect, test } from 'vitest'
import { usualStore } from '../../../../src/domain/shop/usual-store.ts'

test.each([
  [[], ''],
  [['Lidl'], 'Lidl'],
  [['Lidl', 'Lidl', 'Profi'], 'Lidl'],
  [['Profi', 'Lidl', 'Lidl'], 'Lidl'],
  [['Lidl', 'Profi', 'Lidl', 'piața', 'Lidl'], 'Lidl'],
  // Half is not more than half, and the most of three is not it either.
  [['Lidl', 'Profi'], ''],
  [['Lidl', 'Lidl', 'Profi', 'piața'], ''],
  [['Lidl', 'Lidl', 'Profi', 'Profi', 'piața'], ''],
  // Where nobody said, the thing was bought all the same.
  [['', 'Lidl'], ''],
  [['', '', 'Lidl'], ''],
  [['', 'Lidl', 'Lidl'], 'Lidl'],
])('bought in %j, it is a thing of „%s”', (stores, store) => {
  expect(usualStore(stores)).toBe(store)
})
