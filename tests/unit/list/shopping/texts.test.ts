import { expect, test } from 'vitest'
import { shoppingTexts } from '../../../../src/list/shopping/texts.ts'

test.each([
  ['', 'Ana', ''],
  ['', '', ''],
  ['Ana', 'Ana', 'iau eu'],
  ['Ana', 'Mihai', 'ia Ana'],
  ['Ana', '', 'ia Ana'],
])('an item of „%s” is to „%s” „%s”', (taker, reader, said) => {
  expect(shoppingTexts.bringing(taker, reader)).toBe(said)
})
