import { describe, expect, test } from 'vitest'
import type { NameProblem } from '../../../../src/domain/lib/check.ts'
import { parseItems } from '../../../../src/domain/with-all-words.ts'

type RefusedCase = readonly [text: string, problem: NameProblem]

const refusedParts: readonly RefusedCase[] = [
  ['a'.repeat(101), 'name-length'],
  [`${'lapte '.repeat(20)}2 l`, 'name-length'],
  [`${'a'.repeat(98)} 2 l`, 'name-length'],
  ['🍎'.repeat(101), 'name-length'],
  ['<script>alert(1)</script>', 'name-forbidden'],
  ['<SCRIPT SRC=//x.ro>', 'name-forbidden'],
  ['lapte </script>', 'name-forbidden'],
  ['< script >', 'name-forbidden'],
  ['javascript:alert(1)', 'name-forbidden'],
  ['JaVaScRiPt:alert(1)', 'name-forbidden'],
  ['javascript:', 'name-forbidden'],
  ['lapte javascript: x', 'name-forbidden'],
  ['data:text/html', 'name-forbidden'],
  ['vbscript:msgbox(1)', 'name-forbidden'],
  ['onclick=alert(1)', 'name-forbidden'],
  ['lapte onload = x', 'name-forbidden'],
  ['<img src=x onerror=alert(1)>', 'name-forbidden'],
  ['<b>lapte</b>', 'name-characters'],
  ['lapte < 5', 'name-characters'],
  ['lapte = 2', 'name-characters'],
  ['roșii = 1kg', 'name-characters'],
  ['{lapte}', 'name-characters'],
  ['lapte [bio]', 'name-characters'],
  ['lapte|pâine', 'name-characters'],
  ['lapte \\ pâine', 'name-characters'],
  ['2 kg ~ mere', 'name-characters'],
  ['5$ ciocolată', 'name-characters'],
  ['lapte^2', 'name-characters'],
  ['`lapte`', 'name-characters'],
  ['lapte → pâine', 'name-characters'],
  ['молоко', 'name-characters'],
  ['lарte', 'name-characters'],
  ['γάλα', 'name-characters'],
  ['חלב', 'name-characters'],
  ['حليب 2', 'name-characters'],
  ['牛奶', 'name-characters'],
  ['ミルク', 'name-characters'],
  ['दूध', 'name-characters'],
  ['lapte\u0007', 'name-characters'],
  ['lapte \ud83d', 'name-characters'],
  ['\u0301lapte', 'name-characters'],
  ['la\u0316\u0317\u0318\u0319pte', 'name-characters'],
]

test.each(refusedParts)('%s is refused: %s', (text, problem) => {
  expect(parseItems(text)).toEqual({ items: [], refused: [{ text, problem }] })
})

const acceptedParts = [
  'a'.repeat(100),
  '🍎'.repeat(60),
  'Crème fraîche',
  'Müsli Żubrówka Ærø Đ ß ő ğ',
  'Phở bò',
  'M&M’s',
  "Lay's",
  'Coca-Cola/Pepsi',
  'suc 100%',
  'iaurt (mic)',
  'cafea?',
  'acum!',
  'lapte_proaspăt',
  'etc.',
  'Pt. Ana: lapte',
  'sare + piper',
  '"lapte"',
  '„Zuzu” bio',
  '«Zuzu»',
  'apă 5°',
  'pâine *bio*',
  'pâine #nou',
  'cafea @ birou',
  'roșii €',
  'lapte… integral',
  '❤️ ciocolată',
  '🇷🇴 telemea',
  '🌶️',
  'g\u0303uarani',
  'salon de ceai',
  'bidon onest',
]

test.each(acceptedParts)('%s is accepted', (text) => {
  expect(parseItems(text).refused).toEqual([])
})

describe('one refused part', () => {
  test('leaves the others', () => {
    const { items, refused } = parseItems(`lapte, ${'a'.repeat(120)}; молоко\nouă 10`)
    expect(items.map(({ name }) => name)).toEqual(['lapte', 'ouă'])
    expect(refused.map(({ problem }) => problem)).toEqual(['name-length', 'name-characters'])
  })

  test('is returned cleaned and without its bullet', () => {
    expect(parseItems('- [ ]  lapte\u200b   =  2 ').refused).toEqual([
      { text: 'lapte = 2', problem: 'name-characters' },
    ])
  })

  test('may be 100 characters long behind its bullet', () => {
    expect(parseItems(`- ${'a'.repeat(100)}`).refused).toEqual([])
  })
})
