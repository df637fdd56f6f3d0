import { expect, test } from 'vitest'
import { sizeInWords } from '../../../scripts/lib/size-in-words.ts'

const megabyte = 1024 * 1024

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [12 * 1024, '12 kB'],
  [megabyte, '1 MB'],
  [1.25 * megabyte, '1.3 MB'],
  [64 * megabyte, '64 MB'],
  [200.4 * megabyte, '200 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words)
})
