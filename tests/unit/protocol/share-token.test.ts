import { expect, test } from 'vitest'
import { readShareToken } from '../../../src/protocol/share-token.ts'

const token = '61a59c41-4c83-4c48-8a92-3f1415cb21a8'

test('a share token is compared in lower case', () => {
  expect(readShareToken(token.toUpperCase())).toBe(token)
})

test.each([undefined, null, '', 'token', ` ${token}`, `${token}0`, 7])('%j is no share token', (value) => {
  expect(readShareToken(value)).toBeUndefined()
})
