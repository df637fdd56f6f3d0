import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupsOf } from '../../../../scripts/lib/cluster/move.ts'
import { sharesFor, sharesOf } from '../../../../scripts/lib/cluster/shares.ts'
import { everySlot, readRanges, writeRanges } from '../../../../scripts/lib/cluster/slot-ranges.ts'

const someSlots = fc.uniqueArray(fc.constantFrom(...everySlot), { minLength: 1, maxLength: 60 })

describe('slots as ranges', () => {
  test('are read as they were written', () => {
    fc.assert(
      fc.property(someSlots, (slots) => {
        expect(readRanges(writeRanges(slots))).toEqual(slots.sort())
      }),
    )
    expect(writeRanges(everySlot)).toBe('000-fff')
    expect(readRanges('0ff, 000-002')).toEqual(['000', '001', '002', '0ff'])
  })

  test.each(['', '3f', '3FF', '3ffe', 'xyz', '3ff-000', '000-', '000,,001'])('‘%s’ are none', (text) => {
    expect(() => readRanges(text)).toThrow('name them as of 3ff or 000-0ff')
  })
})

/** Nodes with their slots, which together are all 4,096. */
const nodes = fc
  .array(fc.nat(3), { minLength: everySlot.length, maxLength: everySlot.length })
  .map(
    (owners) =>
      new Map(
        ['a', 'b', 'c', 'd'].map((name, at) => [name, everySlot.filter((_, slot) => owners[slot] === at)]),
      ),
  )

describe('shares', () => {
  test('give a new node as many as the others keep, and each slot once', () => {
    fc.assert(
      fc.property(nodes, (owned) => {
        const shares = sharesFor('e', owned)
        const given = shares.flatMap(({ slots }) => slots)
        expect(new Set(given).size).toBe(given.length)
        for (const { from, slots } of shares)
          for (const slot of slots) expect(owned.get(from)).toContain(slot)
        expect(Math.abs(given.length - everySlot.length / 5)).toBeLessThan(5)
      }),
      { numRuns: 20 },
    )
  })

  test('take every slot of a node that goes to the nodes with the fewest', () => {
    fc.assert(
      fc.property(nodes, (owned) => {
        const shares = sharesOf('a', owned)
        expect(shares.flatMap(({ slots }) => slots).sort()).toEqual(owned.get('a'))
        const counts = ['b', 'c', 'd'].map(
          (name) =>
            (owned.get(name)?.length ?? 0) + (shares.find(({ to }) => to === name)?.slots.length ?? 0),
        )
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 20 },
    )
  })
})

test('groups hold each slot once, in order, and no more lists at once than can be compared in a second', () => {
  const counted = fc.array(fc.tuple(fc.constantFrom(...everySlot), fc.nat(1_500)), { maxLength: 50 })
  fc.assert(
    fc.property(counted, (pairs) => {
      const lists = Object.fromEntries(pairs)
      const slots = Object.keys(lists).sort()
      const groups = groupsOf(slots, lists)
      expect(groups.flat()).toEqual(slots)
      for (const group of groups) {
        const count = group.reduce((sum, slot) => sum + (lists[slot] ?? 0), 0)
        expect(count <= 500 || group.filter((slot) => (lists[slot] ?? 0) > 0).length === 1).toBe(true)
      }
    }),
  )
})
