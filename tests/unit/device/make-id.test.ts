import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeItemIds } from '../../../src/device/make-id.ts'
import { isUuid } from '../../../src/domain/lib/uuid.ts'

const several = (count: number) => {
  const newItemId = makeItemIds()
  return Array.from({ length: count }, newItemId)
}

it('gives an id for each item, never the same twice', () => {
  const ids = several(10_000)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every(isUuid)).toBe(true)
})

it('gives the items of one list ids that weigh little together', () => {
  // Four random hexadecimal digits are two bytes; the rest is the difference from the previous id.
  expect(brotliCompressSync(several(500).join('\n')).length / 500).toBeLessThan(4)
})

it('gives two pages, or two lists, ids that have nothing in common', () => {
  const [one = '', other = ''] = [several(1)[0], several(1)[0]]
  expect(one.slice(0, 8)).not.toBe(other.slice(0, 8))
})

it('does not reveal the next id from earlier ones', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 5_000 }), (count) => {
      const ends = several(count).map((id) => id.slice(-4))
      expect(new Set(ends).size).toBeGreaterThan(count * 0.9)
    }),
    { numRuns: 20 },
  )
})
