import { expect, test } from 'vitest'
import { isMeasure } from '../../../../src/domain/item/measures.ts'
import { unitRows } from '../../../../src/domain/words/units.ts'

test.each(unitRows)('$unit is a measure exactly when its kind says so', ({ unit, kind }) => {
  expect(isMeasure(unit)).toBe(kind === 'measure')
})

test.each(['st', 'porție', ''])('a unit without a kind is no measure: %j', (unit) => {
  expect(isMeasure(unit)).toBe(false)
})
