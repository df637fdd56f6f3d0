import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { readFoodFiles } from '../../../scripts/lib/guide/read-files.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { categoryCalled } from '../../../src/guide/categories.ts'
import { foodWords } from '../../../src/guide/food-words.ts'
import { readIndex, writeIndex } from '../../../src/guide/search.ts'
import { searchedPages } from '../../../src/guide/searched-pages.ts'
import { tables } from '../../../src/guide/tables.ts'

const foods = readFoodFiles().flatMap(({ slug, head }) => {
  const { alternativeNames, picture } = foodWords.parse(head)
  const row = tables.foods.get(slug) ?? tables.unmatched.get(slug)
  if (!row) return []
  const { name_ro: name, category, subcategory } = row
  return [{ slug, name, alternativeNames, picture, category: categoryCalled(category), subcategory }]
})
const find = readIndex(writeIndex(searchedPages(foods)))
const found = (wanted: string) =>
  find(wanted).pages.map(({ address, isGroup }) => (isGroup ? '' : slugOf(address)))
const slugOf = (address: string) => address.split('/')[2] ?? ''

describe('the search', () => {
  test.each(['rosii', 'roşii', 'ROȘII', 'rosie', 'roșiile', 'tomate', 'pătlăgele roșii'])(
    'finds Roșii by "%s"',
    (wanted) => {
      expect(found(wanted)[0]).toBe('rosii')
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
    expect(found(wanted).slice(0, 3)).toContain(slug)
  })

  test('finds every food by its name, first', () => {
    expect(foods.filter(({ name, slug }) => found(name)[0] !== slug).map(({ name }) => name)).toEqual([])
  })

  test('finds every food by each of its other names', () => {
    for (const { slug, alternativeNames } of foods)
      for (const name of alternativeNames) expect(found(name), name).toContain(slug)
  })

  test.each(['', '   ', '!?', 'xyzzy'])('finds nothing by "%s"', (wanted) => {
    expect(find(wanted)).toEqual({ pages: [], isGuess: false })
  })

  test('guesses when it finds nothing, and says so', () => {
    expect(find('brocolli')).toMatchObject({ isGuess: true })
    expect(found('brocolli')[0]).toBe('broccoli')
    expect(find('lapte').isGuess).toBe(false)
  })
})

interface Query {
  query: string
  kind: 'food' | 'group' | 'guess' | 'nothing'
  expected: string
}

describe('a visitor’s query', () => {
  const queries: Query[] = parse(readFileSync(inProject('tests/unit/guide/queries.csv')), { columns: true })
  const isRight = ({ query, kind, expected }: Query) => {
    const { pages, isGuess } = find(query)
    const [first] = pages
    const wanted = expected.split('|')
    if (kind === 'nothing') return pages.length === 0 || isGuess
    if (kind === 'group') return !isGuess && first?.isGroup === true && wanted.includes(first.name)
    if (kind === 'food') return !isGuess && wanted.includes(found(query)[0] ?? '')
    return wanted.includes(found(query)[0] ?? '')
  }

  test('is answered rightly first, 97 times of 100', () => {
    const wrong = queries.filter((query) => !isRight(query)).map(({ query }) => query)
    expect(queries.length).toBeGreaterThanOrEqual(150)
    expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(queries.length * 0.03)
  })

  test('is never answered by a guess that is shown as found', () => {
    const shown = queries.filter((query) => {
      const { pages, isGuess } = find(query.query)
      const isUnknown = query.kind === 'guess' || query.kind === 'nothing'
      return isUnknown && pages.length > 0 && !isGuess && !isRight(query)
    })
    expect(shown.map(({ query }) => query)).toEqual([])
  })
})
