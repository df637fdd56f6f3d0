import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readShareToken } from '../../../src/protocol/share-token.ts'
import { keyLike, slotOf } from '../../../src/protocol/slot.ts'

test('another key of a list is a key, leads to the same slot, and is random but for that', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (token, uuid) => {
      const key = keyLike(token, uuid)
      expect(readShareToken(key)).toBe(key)
      expect(slotOf(key)).toBe(slotOf(token))
      expect(key.slice(3)).toBe(uuid.slice(3))
    }),
  )
})
