import { expect, test } from 'vitest'
import {
  citationsOf,
  publicationOf,
  publicationsAbout,
  sourceSubjectOf,
  sourceSubjects,
} from '../../../src/guide/tables/cited-publications.ts'
import { safetyKinds } from '../../../src/guide/tables/table-rows.ts'
import { tables } from '../../../src/guide/tables/tables.ts'

const keysAbout = (subject: (typeof sourceSubjects)[number]) =>
  publicationsAbout(tables, subject).map(({ key }) => key)

test('every publication of the table is on a page, each once', () => {
  const shown = sourceSubjects.flatMap(keysAbout)
  expect([...tables.sources.keys()].filter((key) => !shown.includes(key))).toEqual([])
  for (const subject of sourceSubjects) {
    const keys = keysAbout(subject)
    expect(keys.length, subject).toBeGreaterThan(5)
    expect(new Set(keys).size, subject).toBe(keys.length)
  }
})

/** Sites on which others put copies of publications. */
const copies =
  /yumpu|studylib|einpresswire|expydoc|docplayer|scribd|readkong|mold-help|ininet|niangzao|rhizome|bemedwise|mindfulmum/

test('a publication is cited itself, not a copy of it', () => {
  const cited = [...tables.sources.values()].map(({ key, title, address }) => `${key} ${title} ${address}`)
  expect(cited.filter((one) => copies.test(one))).toEqual([])
})

test('a publication is on the page of every subject for which it is cited', () => {
  for (const { kind, source } of tables.safety) expect(keysAbout(sourceSubjectOf(kind))).toContain(source)
  for (const { source } of [...tables.keeping.values()].flat().filter(({ source }) => source !== 'label'))
    expect(keysAbout('pastrare')).toContain(source)
})

test('every kind of fact has a subject', () => {
  expect(safetyKinds.map(sourceSubjectOf)).toEqual([
    'gatire',
    'gatire',
    'precautii',
    'sarcina-si-copii',
    'sarcina-si-copii',
    'precautii',
  ])
  expect(sourceSubjectOf('keeping')).toBe('pastrare')
})

test('the second publication of a publisher is named by its title too, and the label is none', () => {
  const facts = [
    { source: 'nhs111-wales-pregnancy', kind: 'pregnancy' },
    { source: 'nhs111-wales-pregnancy-2', kind: 'pregnancy' },
    { source: 'nhs111-wales-pregnancy', kind: 'pregnancy' },
    { source: 'label', kind: 'keeping' },
  ] as const
  expect(citationsOf(tables.sources, facts).map(({ name }) => name)).toEqual([
    'NHS 111 Wales',
    'NHS 111 Wales, Foods to avoid in pregnancy: eggs and fish',
  ])
})

test('a source that no table names stops the build', () => {
  expect(() => publicationOf(tables.sources, 'nobody')).toThrow('nobody')
})
