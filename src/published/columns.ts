/**
 * How the admins' collections become data: what a column holds as text. A column that is left empty says nothing, so
 * that a record of some of a food's texts leaves the others as their file has them.
 */
type ColumnKind = 'text' | 'json' | 'number' | 'yes-or-no'

export type Columns = Readonly<Record<string, ColumnKind>>

/** The columns of each collection; a food's are called as in its file. */
export const columnsOf = {
  guide_foods: {
    slug: 'text',
    name: 'text',
    category: 'text',
    description: 'text',
    alternativeNames: 'json',
    picture: 'text',
    shortDescription: 'text',
    metaTitle: 'text',
    metaDescription: 'text',
    storageMethod: 'text',
    canFreeze: 'yes-or-no',
    freezingTip: 'text',
    choosing: 'text',
    cooking: 'json',
    leftovers: 'text',
    reviewed: 'text',
    usageTips: 'json',
    substitutes: 'json',
    faq: 'json',
    relatedFoods: 'json',
    measures: 'json',
    addAs: 'json',
    nutrition: 'json',
    source: 'json',
    allergens: 'json',
    knownWords: 'json',
  },
  suggestions: { name: 'text', category: 'text', priority: 'number', popular: 'number' },
  notices: { text: 'text', from: 'text', until: 'text' },
} as const satisfies Record<string, Columns>

export type ContentCollection = keyof typeof columnsOf

const readers: Readonly<Record<ColumnKind, (text: string) => unknown>> = {
  text: (text) => text.trim() || undefined,
  json: (text) => (text === '' || text === 'null' ? undefined : JSON.parse(text)),
  number: (text) => Number(text) || undefined,
  'yes-or-no': (text) => (text === '' ? undefined : text === 'da'),
}

/** @param textOf what a column holds, '' for nothing */
export function readColumns(
  collection: ContentCollection,
  textOf: (column: string) => string,
): Record<string, unknown> {
  const columns: Columns = columnsOf[collection]
  return Object.fromEntries(
    Object.entries(columns)
      .map(([column, kind]) => [column, readers[kind](textOf(column))] as const)
      .filter(([, value]) => value !== undefined),
  )
}
