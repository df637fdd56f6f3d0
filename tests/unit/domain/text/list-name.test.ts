import { expect, test } from 'vitest'
import { readListName } from '../../../../src/domain/list/list-name.ts'

test.each([
  ['  Cină   de duminică ', 'Cină de duminică'],
  ['', 'Lista mea'],
  [' \u200b\u0000 ', 'Lista mea'],
  ['Cină\u0000\u0007\u007f\u009f de\ud83d \udc00\udc00duminică\uffff', 'Cină de duminică'],
  ['\u{1f95a} <b>Paște</b>', '\u{1f95a} <b>Paște</b>'],
  ['\u{1f95a}'.repeat(100), '\u{1f95a}'.repeat(100)],
  ['a'.repeat(101), undefined],
  [undefined, 'Lista mea'],
  [7, undefined],
  [null, undefined],
])('the name %j of a list is %j', (value, name) => {
  expect(readListName(value)).toBe(name)
})
