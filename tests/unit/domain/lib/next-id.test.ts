import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextId } from '../../../../src/domain/lib/next-id.ts'
import { isUuid } from '../../../../src/domain/lib/uuid.ts'

test.each([
  ['0199a0b1-c2d3-7e4f-8a5b-0000000000ff', '0199a0b1-c2d3-7e4f-8a5b-000000000100'],
  ['0199a0b1-c2d3-7e4f-8a5b-ffffffffffff', '0199a0b1-c2d3-7e4f-8a5b-000000000000'],
])('the id after %s is %s', (id, next) => {
  expect(nextId(id)).toBe(next)
})

test('it is an id, and another one', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(isUuid(nextId(id))).toBe(true)
      expect(nextId(id)).not.toBe(id)
      expect(nextId(nextId(id))).not.toBe(id)
    }),
  )
})
