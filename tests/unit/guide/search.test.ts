import { describe, expect, test } from 'vitest'
import { readFoodFiles } from '../../../scripts/guide/read-files.ts'
import { foodWords } from '../../../src/guide/food-words.ts'
import { readIndex, writeIndex } from '../../../src/guide/search.ts'
import { tables } from '../../../src/guide/tables.ts'

const foods = readFoodFiles().map(({ slug, head }) => {
  const { alternativeNames, picture = '' } = foodWords.parse(head)
  const name = tables.foods.get(slug)?.name_ro ?? tables.unmatched.get(slug)?.name_ro ?? ''
  return { slug, name, otherNames: alternativeNames.join(', '), picture }
})
const find = readIndex(writeIndex(foods))

describe('the search', () => {
  test.each(['rosii', 'roşii', 'ROȘII', 'rosie', 'roșiile', 'tomate', 'pătlăgele roșii'])(
    'finds Roșii by "%s"',
    (wanted) => {
      expect(find(wanted)[0]?.slug).toBe('rosii')
    },
  )

  test.each([
    ['ardei', 'ardei-gras'],
    ['ou', 'oua'],
    ['cartof', 'cartofi'],
    ['castravete', 'castraveti'],
    ['lapt', 'lapte'],
    ['brocoli', 'broccoli'],
    ['smintina', 'smantana'],
    ['smîntînă', 'smantana'],
    ['pîine albă', 'paine-alba'],
    ['masline', 'masline'],
    ['făină integrală', 'faina-integrala'],
    ['ulei măsline', 'ulei-de-masline'],
  ])('finds by "%s" %s among the first three', (wanted, slug) => {
    expect(
      find(wanted)
        .slice(0, 3)
        .map((found) => found.slug),
    ).toContain(slug)
  })

  test('finds every food by its name, first', () => {
    expect(foods.filter(({ name, slug }) => find(name)[0]?.slug !== slug).map(({ name }) => name)).toEqual([])
  })

  test('finds every food by each of its other names', () => {
    for (const { slug, otherNames } of foods) {
      for (const name of otherNames.split(', ').filter((one) => one !== '')) {
        expect(
          find(name).map((found) => found.slug),
          name,
        ).toContain(slug)
      }
    }
  })

  test.each(['', '   ', '!?', 'xyzzy'])('finds nothing by "%s"', (wanted) => {
    expect(find(wanted)).toEqual([])
  })
})
