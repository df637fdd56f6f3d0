import { describe, expect, test } from 'vitest'
import { catalogue, popularNames } from '../../../src/domain/words/catalogue.ts'
import { readColumns } from '../../../src/published/collection-columns.ts'
import { layOver, suggestionsWith } from '../../../src/published/overlay.ts'
import { publishedSuggestion } from '../../../src/published/schemas.ts'

const file = { head: { metaTitle: 'Roșii', canFreeze: true }, description: 'Din fișier.' }

describe('a record of a food', () => {
  test('replaces the fields that it has, and no others', () => {
    expect(layOver(file, { slug: 'rosii', metaTitle: 'Roșii de august' })).toEqual({
      head: { metaTitle: 'Roșii de august', canFreeze: true },
      description: 'Din fișier.',
    })
  })

  test('keeps fields unknown to the file out of it', () => {
    expect(layOver(file, { slug: 'rosii', name: 'Tomate', knownWords: ['tomată'] })).toEqual(file)
  })

  test('removes a field that it holds a dash for', () => {
    expect(
      layOver(
        { head: { metaTitle: 'Roșii', leftovers: 'Se rad.' }, description: 'Text.' },
        { slug: 'rosii', leftovers: null },
      ).head,
    ).toEqual({ metaTitle: 'Roșii' })
  })

  test('stands alone when there is no file', () => {
    expect(layOver(undefined, { slug: 'pesto', metaTitle: 'Pesto', description: 'Nou.' })).toEqual({
      head: { metaTitle: 'Pesto' },
      description: 'Nou.',
    })
  })
})

describe('a column that is empty says nothing', () => {
  test.each([
    ['  ', undefined],
    [' Sărbători ', 'Sărbători'],
  ])('a text of "%s" is %j', (text, value) => {
    expect(readColumns('notices', () => text).text).toEqual(value)
  })

  test('nor does a number that is 0', () => {
    expect(readColumns('suggestions', () => '0').priority).toBeUndefined()
  })
})

describe('suggestions', () => {
  const names = (table: readonly { name: string }[]) => table.map(({ name }) => name)

  test('without a word of admins are those of the catalogue', () => {
    expect(suggestionsWith(catalogue, popularNames, [])).toEqual({ catalogue, popularNames })
  })

  test('of a name that admins speak of are theirs: its priority and its place', () => {
    const said = suggestionsWith(catalogue, popularNames, [
      { name: 'pesto', category: 'condimente', priority: 10, popular: 2 },
      { name: 'lapte', category: 'lactate', priority: 3 },
    ])
    expect(names(said.catalogue).slice(0, 3)).toEqual(['pâine', 'pesto', 'ouă'])
    expect(names(said.catalogue).at(-1)).toBe('lapte')
    expect(said.popularNames.slice(0, 3)).toEqual(['pâine', 'pesto', 'ouă'])
    expect(said.popularNames).toHaveLength(popularNames.length)
  })

  test('without a priority and a place are taken back', () => {
    const said = suggestionsWith(catalogue, popularNames, [{ name: 'ulei', category: 'condimente' }])
    expect(names(said.catalogue)).not.toContain('ulei')
    expect(said.popularNames).not.toContain('ulei')
  })

  test.each(catalogue.map((entry) => [entry.name, entry] as const))(
    '%s of the catalogue is under the rules of records',
    (_, entry) => {
      expect(publishedSuggestion.safeParse(entry).success).toBe(true)
    },
  )
})
