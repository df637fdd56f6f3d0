import { describe, expect, test } from 'vitest'
import { categoryKeys, itemDefaults } from '../../../src/domain/item/fields.ts'
import { storedUnit } from '../../../src/domain/item/units.ts'
import { unitRows } from '../../../src/domain/words/units.ts'
import { amountText, withPlainSpaces } from '../../../src/i18n/amount.ts'
import { unitChoices } from '../../../src/list/editor/unit-choices.ts'

const shown = (quantity: string, unit: string) => withPlainSpaces(amountText({ quantity, unit }) ?? '')

describe('units that are nouns have a plural', () => {
  const nouns = unitRows.filter(({ kind }) => kind === 'pack' || kind === 'vessel').map(({ unit }) => unit)

  test.each(nouns)('%s', (unit) => {
    expect(shown('1', unit)).toBe(`1 ${unit}`)
    expect(shown('3', unit)).not.toBe(`3 ${unit}`)
    expect(shown('24', unit)).toBe(shown('3', unit).replace('3', '24 de'))
  })
})

test.each(categoryKeys)('the units offered for %s are stored ones', (category) => {
  const offered = unitChoices(category, '').filter((unit) => unit !== itemDefaults.unit)
  expect(offered.map(storedUnit)).toEqual(offered)
})
