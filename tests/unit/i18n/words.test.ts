import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addedTexts } from '../../../src/list/add/added-texts.ts'
import { addFoodTexts } from '../../../src/list/add-food/texts.ts'
import { shoppingTexts } from '../../../src/list/shopping/texts.ts'
import { listTexts } from '../../../src/list/texts.ts'

const folder = new URL('../../../src/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^i18n\/.*\.ts$|^(?:list|my-lists|account|ui)\/.*texts\.ts$/.test(file),
)

test('every text is looked at', () => {
  expect(files.length).toBeGreaterThan(45)
})

describe('a noun agrees with its number', () => {
  test.each([
    [0, 0, '0 rămase, 0 completate'],
    [1, 1, '1 rămas, 1 completat'],
    [2, 1, '2 rămase, 1 completat'],
    [20, 101, '20 rămase, 101 completate'],
  ])('%i left and %i completed', (left, completed, said) => {
    expect(listTexts.left(left) + listTexts.completedToo(completed)).toBe(said)
  })

  test.each([
    [1, undefined, 'cu încă o persoană'],
    [1, 'Ana', 'cu Ana'],
    [2, 'Ana', 'cu încă 2 persoane'],
    [20, undefined, 'cu încă 20 de persoane'],
  ])('%i others, the first called %s', (others, name, said) => {
    expect(shoppingTexts.together(others, name)).toBe(said)
  })
})

describe('a sentence agrees with its noun', () => {
  test.each([
    ['roșii', true, '„roșii” sunt deja pe listă (2 kg)'],
    ['lapte', false, '„lapte” este deja pe listă (2 kg)'],
    ['mosoare', undefined, 'Deja pe listă: „mosoare” (2 kg)'],
  ])('%s', (name, isPlural, said) => {
    expect(addedTexts.present(name, '2 kg', isPlural)).toBe(said)
  })

  test('a food that goes onto a list, and which list that is', () => {
    expect(addFoodTexts.added('Roșii', 'Cumpărături de weekend')).toBe(
      'Am pus pe lista „Cumpărături de weekend”: roșii',
    )
    expect(addFoodTexts.create('Salam de Sibiu')).toBe('Creează o listă cu salam de Sibiu')
  })

  test('nothing is said to have been added, whatever its number and gender', () => {
    for (const file of files) {
      expect([file, readFileSync(new URL(file, folder), 'utf8').match(/\$\{\w+\}”? a fost [^ ]+/)]).toEqual([
        file,
        null,
      ])
    }
  })
})

describe('people are addressed in one form', () => {
  /** Texts that the specification prescribes. */
  const given = [
    'Te rugăm să încerci din nou.',
    'Vezi lista ta',
    'Adaugă primul produs mai jos sau folosește introducerea vocală.',
  ]
  const familiar =
    /(?<![\p{L}„-])(?:tu|tine|ție|îți|ți-|te|tău|ta|tale|tăi|poți|vrei|ești|dorești|\p{L}+-(?:ți|te))(?!\p{L})/iu

  test.each(files)('%s', (file) => {
    const text = readFileSync(new URL(file, folder), 'utf8')
    const ours = given.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text)
    expect(familiar.exec(ours)).toBeNull()
  })
})
