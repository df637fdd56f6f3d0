/** Type of a column of a small collection; empty columns are left out. */
type ColumnKind = 'text' | 'number'

type Columns = Readonly<Record<string, ColumnKind>>

export const columnsOf = {
  suggestions: { name: 'text', category: 'text', priority: 'number', popular: 'number' },
  notices: { text: 'text', from: 'text', until: 'text' },
} as const satisfies Record<string, Columns>

/** The collections that start empty; those of foods and of page texts are filled from the site's files. */
export type OwnCollection = keyof typeof columnsOf

const readers: Readonly<Record<ColumnKind, (text: string) => unknown>> = {
  text: (text) => text.trim() || undefined,
  number: (text) => Number(text) || undefined,
}

/** @param textOf the text of a column, '' for an empty one */
export function readColumns(
  collection: OwnCollection,
  textOf: (column: string) => string,
): Record<string, unknown> {
  const columns: Columns = columnsOf[collection]
  return Object.fromEntries(
    Object.entries(columns)
      .map(([column, kind]) => [column, readers[kind](textOf(column))] as const)
      .filter(([, value]) => value !== undefined),
  )
}
