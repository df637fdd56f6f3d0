import { describe, expect, test } from 'vitest'
import { parseItems } from '../../../../src/domain/with-all-words.ts'
import { caseGroups } from './cases.ts'
import { variedCaseGroups } from './varied-cases.ts'

function asWritten(input: string): string[] {
  return parseItems(input).items.map(({ name, quantity, unit }) => `${name} = ${quantity} ${unit}`)
}

describe.each([...caseGroups, ...variedCaseGroups])('$sentence', ({ cases }) => {
  test.each(cases.map(([input, ...items]) => ({ input, items })))('$input', ({ input, items }) => {
    expect(asWritten(input)).toEqual(items)
  })
})
