import { describe, expect, test } from 'vitest'
import { knownNames } from '../../../../src/domain/with-all-words.ts'
import { listed } from './items.ts'

describe('the memory of a list', () => {
  test('is everything that was ever on it, the latest first', () => {
    const items = [listed('mac'), listed('tofu', { deleted: true }), listed('drojdie', { completed: true })]
    expect(knownNames(items).history).toEqual(['drojdie', 'tofu', 'mac'])
  })

  test('is the most frequent first', () => {
    const items = [listed('mac', { deleted: true }), listed('mac', { deleted: true }), listed('tofu')]
    expect(knownNames(items).history).toEqual(['mac', 'tofu'])
  })

  test('is one name for each thing, the one it was called by last', () => {
    const items = [listed('rosie', { deleted: true }), listed('Roșii'), listed('mac')]
    expect(knownNames(items).history).toEqual(['Roșii', 'mac'])
    expect(knownNames(items.toReversed()).history).toEqual(['Roșii', 'mac'])
  })
})

test('an item is to buy if it is neither bought nor deleted, found or not', () => {
  const items = [
    listed('mac'),
    listed('tofu', { notFound: true }),
    listed('drojdie', { completed: true }),
    listed('quinoa', { deleted: true }),
  ]
  expect(knownNames(items)).toMatchObject({ pending: ['mac', 'tofu'], bought: ['drojdie'] })
})
