import fc from 'fast-check'
import { expect, test } from 'vitest'
import { damageIn } from '../../../src/protocol/damage-file.ts'

const malformed = 'database disk image is malformed (11)'

test.each([
  [malformed, malformed],
  [`GoError: ${malformed}`, malformed],
  [`GoError: ${malformed} at reflect.methodValueCall (native)`, malformed],
  [new Error('database disk image is malformed'), 'database disk image is malformed'],
  [`Error: failed to load the record: ${malformed}`, malformed],
  [`failed to load: ${malformed}`, malformed],
  ['file is not a database (26)', 'file is not a database (26)'],
  [
    'database disk image is malformed: malformed database schema (items) - x (11)',
    'database disk image is malformed: malformed database schema (items) - x (11)',
  ],
  ['malformed JSON (1)', undefined],
  ['database is locked (5) (SQLITE_BUSY)', undefined],
  ['disk I/O error (10)', undefined],
  [undefined, undefined],
])('the damage in %j is %j', (error, words) => {
  expect(damageIn(error)).toBe(words)
})

test('text typed by a visitor is not taken for damage, wherever an error quotes it', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const text = `${typed}${malformed}`
      for (const error of [
        `SyntaxError: Unexpected token at the start: "${text}"`,
        `parse "${text}": no URL`,
      ])
        expect(damageIn(error)).toBeUndefined()
    }),
  )
})
