import { expect } from 'vitest'
import { cleanText, nameProblem, quantityProblem, unitProblem } from '../../../../src/domain/lib/check.ts'
import type { parseItems } from '../../../../src/domain/with-all-words.ts'

/** Expects that all items read from a text can be stored unchanged, and that each refusal has the right reason. */
export function expectStorable({ items, refused }: ReturnType<typeof parseItems>): void {
  for (const { name, quantity, unit, note = 'x', price = '1' } of items) {
    expect(cleanText(name)).toBe(name)
    expect(nameProblem(name)).toBeUndefined()
    expect(quantityProblem(quantity)).toBeUndefined()
    expect(unitProblem(unit)).toBeUndefined()
    expect(cleanText(note)).toBe(note)
    expect(note).not.toBe('')
    expect(Array.from(note).length).toBeLessThanOrEqual(200)
    expect(price).toMatch(/^[1-9]\d{0,6}$/)
  }
  for (const { text, problem } of refused) expect(nameProblem(text)).toBe(problem)
}
