import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stablePlaces } from '../../../../src/domain/lib/stable-places.ts'

const named = (names: string) => [...names].map((name) => ({ name }))
const kept = (before: string, after: string) =>
  stablePlaces(named(before), named(after))
    .map(({ name }) => name)
    .join('')

describe('a suggestion keeps its place', () => {
  test.each([
    ['abcd', 'abcd', 'abcd'],
    ['abcd', 'acde', 'aecd'],
    ['abcd', 'bcd', 'bcd'],
    ['abcd', 'zabc', 'abcz'],
    ['abcd', 'cdxy', 'xycd'],
    ['', 'ab', 'ab'],
    ['ab', '', ''],
    ['ab', 'abcd', 'abcd'],
  ])('%s, then %s: %s', (before, after, shown) => {
    expect(kept(before, after)).toBe(shown)
  })
})

test('nothing is lost or repeated, and remaining suggestions do not move while every place is filled', () => {
  const names = fc.uniqueArray(fc.constantFrom(...'abcdefgh'))
  fc.assert(
    fc.property(names, names, (before, after) => {
      const shown = kept(before.join(''), after.join(''))
      expect([...shown].sort()).toEqual(after.toSorted())
      if (after.length < before.length) return
      for (const [place, name] of before.entries()) if (after.includes(name)) expect(shown[place]).toBe(name)
    }),
  )
})
