import { describe, expect, test } from 'vitest'
import { makeSpeller } from '../../../scripts/lib/guide/spelling.ts'
import { faultsOfProse, sentencesOf, textsOf } from '../../../src/guide/checks/prose.ts'

describe('a text of the guide', () => {
  test.each([
    'Este un aliment versatil.',
    'Un aliment sănătos pentru toată familia.',
    'Bogate în antioxidanți.',
    'Ajută digestia.',
    'Previne răceala.',
    'Scade colesterolul.',
    'Roşii de grădină.',
    'Zis și "inimă de bou".',
  ])('is at fault for "%s"', (text) => {
    expect(faultsOfProse(text)).toHaveLength(1)
  })

  test.each([
    'Conțin vitamina C și potasiu.',
    'Zis și „inimă de bou”, e soiul cel mai cărnos.',
    'Se păstrează la rece, într-un borcan închis.',
  ])('may say "%s"', (text) => {
    expect(faultsOfProse(text)).toEqual([])
  })
})

test('a sentence is known again by its words, and only when it is long enough', () => {
  const long = 'Se spală bine, se taie felii și se pune la cuptor.'
  expect(sentencesOf(`Scurtă aici. ${long}`)).toEqual(['se spala bine se taie felii si se pune la cuptor'])
  expect(sentencesOf(long.toUpperCase())).toEqual(sentencesOf(long))
  expect(sentencesOf('Una două trei patru cinci șase șapte.')).toEqual([])
})

test('only text for readers is checked', () => {
  const head = { metaTitle: 'titlu', picture: 'tomato', substitutes: [{ food: 'ardei', reason: 'motiv' }] }
  expect(textsOf(head, 'text')).toEqual(['text', 'titlu', 'motiv'])
})

test('a misspelled word is reported, and a right one is not', async () => {
  const misspelled = await makeSpeller()
  expect(misspelled('Rosiile se tăiă felii')).toEqual(['Rosiile', 'tăiă'])
  expect(misspelled('Închideți-o într-o pungă și dați-le drumul prunișoarelor')).toEqual(['prunișoarelor'])
})
