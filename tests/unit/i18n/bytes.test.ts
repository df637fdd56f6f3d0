import { expect, test } from 'vitest'
import { bytesText } from '../../../src/i18n/bytes.ts'

test.each([
  [0, '0 KB'],
  [440, '0,4 KB'],
  [1_230_000, '1,2 MB'],
  [2_000_000_000, '2 GB'],
  [9_960_000, '10 MB'],
  [999_400, '999 KB'],
  [999_600, '1 MB'],
  [61_512_000_000, '62 GB'],
  [4_000_000_000_000_000, '4.000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text.replace(' ', '\u00a0'))
})
