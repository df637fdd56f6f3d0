import { describe, expect, test } from 'vitest'
import { readFoodFiles } from '../../../scripts/lib/guide/read-files.ts'
import { addedAllergens, joinFood, perhapsAddedAllergens } from '../../../src/guide/food.ts'
import { foodWords } from '../../../src/guide/food-words.ts'
import { tables } from '../../../src/guide/tables/tables.ts'

function fileOf(slug: string) {
  const file = readFoodFiles().find((one) => one.slug === slug)
  if (!file) throw new Error(`no file of ${slug}`)
  return { words: foodWords.parse(file.head), text: file.description }
}

const { words, text } = fileOf('mere')
const join = (stated = {}, ofTables = tables) => joinFood(ofTables, 'mere', words, text, stated)

describe('a food', () => {
  test('without a row of allergens has no page', () => {
    const allergens = new Map([...tables.allergens].filter(([slug]) => slug !== 'mere'))
    expect(() => join({}, { ...tables, allergens })).toThrow('Nobody has said which allergens')
  })

  test('has the measures of the table, with their energy', () => {
    const [first] = join().measures
    expect(first?.calories).toBeCloseTo(((first?.grams ?? 0) * (join().nutrition.calories ?? 0)) / 100, 6)
  })

  test('with numbers of another food names no vitamins', () => {
    const { words: ofCake, text: ofCakeText } = fileOf('cozonac')
    const cake = joinFood(tables, 'cozonac', ofCake, ofCakeText)
    expect([cake.source?.isIndicative, cake.vitamins, cake.minerals]).toEqual([true, [], []])
  })

  test('that is drunk is notable from 7.5 %, so that milk’s page says calcium', () => {
    const { words: ofMilk, text: ofMilkText } = fileOf('lapte')
    const { minerals } = joinFood(tables, 'lapte', ofMilk, ofMilkText)
    expect(minerals.find(({ name }) => name === 'Calciu')).toMatchObject({ isNotable: true })
  })

  test('says which allergens a substitute brings', () => {
    const joined = (slug: string) => {
      const { words: own, text: ownText } = fileOf(slug)
      return joinFood(tables, slug, own, ownText)
    }
    expect(addedAllergens(joined('orez'), joined('bulgur'))).toEqual(['Cereale care conțin gluten'])
    expect(addedAllergens(joined('ulei-de-in'), joined('ulei-de-nuca'))).toEqual(['Fructe cu coajă'])
    expect(addedAllergens(joined('lamai'), joined('bors'))).toEqual(['Cereale care conțin gluten'])
    expect(addedAllergens(joined('lapte'), joined('chefir'))).toEqual([])
    expect(perhapsAddedAllergens(joined('struguri'), joined('stafide'))).toEqual([
      'Dioxid de sulf și sulfiți',
    ])
    expect(perhapsAddedAllergens(joined('orez'), joined('bulgur'))).toEqual([])
    expect(perhapsAddedAllergens(joined('mustar'), joined('ketchup'))).not.toContain('Muștar')
  })

  test('has no vitamin whose value is doubtful in the table', () => {
    const { words: ofPesto, text: ofPestoText } = fileOf('pesto')
    const { vitamins } = joinFood(tables, 'pesto', ofPesto, ofPestoText)
    expect(vitamins.map(({ name }) => name)).not.toContain('Vitamina C')
  })
})
