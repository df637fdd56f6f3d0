import fc from 'fast-check'
import { expect, test } from 'vitest'
import { qrPath } from '../../../../src/list/share/qr-path.ts'

/** Returns the squares that a browser would fill: every bar of the path, square by square. */
function filled(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  }
  return rows
}

test('a path fills the dark squares and no other', () => {
  const size = 9
  const row = fc.array(fc.boolean(), { minLength: size, maxLength: size })
  fc.assert(
    fc.property(fc.array(row, { minLength: size, maxLength: size }), (rows) => {
      expect(filled(qrPath(rows), size)).toEqual(rows)
    }),
  )
})

test('neighbours in a row are one bar', () => {
  expect(qrPath([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z')
})
