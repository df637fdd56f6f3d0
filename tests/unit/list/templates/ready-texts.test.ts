import { describe, expect, test } from 'vitest'
import { readListName } from '../../../../src/domain/list/list-name.ts'
import { templates } from '../../../../src/domain/templates/templates.ts'
import { countedTexts, templateTexts } from '../../../../src/list/templates/ready-texts.ts'

test('titles are in the order of the templates', () => {
  expect(Object.keys(templateTexts)).toEqual(templates.map(({ key }) => key))
})

describe.each(templates)('$key', ({ key, items }) => {
  const { title, intro } = templateTexts[key]

  test('has a title that names a list', () => {
    expect(readListName(title)).toBe(title)
  })

  test('gives its contents in one sentence, and claims nothing of health, money or custom', () => {
    const said = [title, intro, ...items.map(({ note = '' }) => note)].join('\n')
    expect(intro).toMatch(/^\p{Lu}[^.]+\.$/u)
    expect(intro.length).toBeLessThanOrEqual(75)
    expect(said).not.toMatch(/sănăt|tradi|obicei(?! acasă)|ieftin|\blei\b|calor|protein|vitamin|[şţŞŢ]/i)
  })
})

test.each([
  ['people', 1, '1 persoană'],
  ['people', 6, '6 persoane'],
  ['people', 30, '30 de persoane'],
  ['children', 1, '1 copil'],
  ['children', 10, '10 copii'],
  ['children', 20, '20 de copii'],
  ['pupils', 1, '1 elev'],
  ['pupils', 2, '2 elevi'],
  ['eggplantKg', 5, '5 kg de vinete'],
  ['jars', 2, '2 borcane de 3 litri'],
  ['jars', 20, '20 de borcane de 3 litri'],
  ['cozonaci', 4, '4 cozonaci'],
] as const)('%s: %i is %s', (counted, number, said) => {
  expect(countedTexts[counted].count(number)).toBe(said)
})
