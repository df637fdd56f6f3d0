import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText, nameProblem, quantityProblem, unitProblem } from '../../../../src/domain/lib/check.ts'

describe('cleaned text', () => {
  test.each([
    ['  lapte  ', 'lapte'],
    ['lapte\t\n integral', 'lapte integral'],
    ['lapte\u00a0\u2003\u3000\u0085bun', 'lapte bun'],
    ['ş Ş ţ Ţ', 'ș Ș ț Ț'],
    ['s\u0327 t\u0327', 'ș ț'],
    ['a\u0306 a\u0302 i\u0302 s\u0326', 'ă â î ș'],
    ['la\u200bp\u200c\u200dte\ufeff\u2060\u00ad', 'lapte'],
    ['a\u200b\u0306', 'ă'],
    ['\u202elapte\u202c', 'lapte'],
    ['', ''],
    ['\u200b', ''],
  ])('%j becomes %j', (text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned)
  })

  test('cleaning twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text))
      }),
    )
  })
})

describe('names', () => {
  test.each([
    ['', 'name-length'],
    ['   ', 'name-length'],
    ['a'.repeat(100), undefined],
    ['a'.repeat(101), 'name-length'],
    ['🍎'.repeat(100), undefined],
    [`${'a'.repeat(101)}<script>`, 'name-length'],
    ['<script>', 'name-forbidden'],
    ['on x = 2', 'name-characters'],
    ['молоко', 'name-characters'],
    ['Țuică de prune', undefined],
  ])('%j: %s', (name, problem) => {
    expect(nameProblem(name)).toBe(problem)
  })

  test('every emoji of the standard is allowed in a name', () => {
    const emoji = charactersOf(/^\p{Emoji_Presentation}$/u)
    expect(emoji.length).toBeGreaterThan(1000)
    expect(emoji.filter((character) => nameProblem(character) !== undefined)).toEqual([])
  })

  test('no letter of another script is allowed in a name', () => {
    // 'ℹ' is an emoji and a letter of no script.
    const others = charactersOf(/^(?=\p{L})[^\p{Script=Latin}\p{Emoji}]$/u)
    expect(others.length).toBeGreaterThan(100_000)
    expect(others.filter((character) => nameProblem(`a${character}`) !== 'name-characters')).toEqual([])
  })
})

/** Returns all characters of Unicode that match. */
function charactersOf(pattern: RegExp): string[] {
  return Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => pattern.test(character))
}

describe('quantities', () => {
  test.each(['1', '10', '0.25', '1.5', '2-3', '1.5-2', '6x2', '12x0.5', '12345678901234567890'])(
    '%s is one',
    (quantity) => {
      expect(quantityProblem(quantity)).toBeUndefined()
    },
  )

  test.each([
    '',
    '0',
    '0.0',
    '1,5',
    '-1',
    '1.',
    '.5',
    '1/2',
    '½',
    'doi',
    '2 - 3',
    '0x2',
    '6x0',
    '6x',
    '6x2x2',
    '6x2-3',
    '6 × 2',
    '1e3',
    '١',
    '123456789012345678901',
  ])('%j is none', (quantity) => {
    expect(quantityProblem(quantity)).toBe('quantity')
  })
})

describe('units', () => {
  test.each(['st', 'kg', 'sticlă', 'caserolă mică', 'buc.', 'kg-uri', 'a'.repeat(20)])(
    '%s is one',
    (unit) => {
      expect(unitProblem(unit)).toBeUndefined()
    },
  )

  test.each(['', ' ', 'kg2', 'm²', '<b>', 'шт', 'a'.repeat(21)])('%j is none', (unit) => {
    expect(unitProblem(unit)).toBe('unit')
  })
})
