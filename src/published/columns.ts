/**
 * How the records of the small collections become data: what a column holds as text. A column that is left empty says
 * nothing.
 */
type ColumnKind = 'text' | 'number'

type Columns = Readonly<Record<string, ColumnKind>>

export const columnsOf = {
  suggestions: { name: 'text', category: 'text', priority: 'number', popular: 'number' },
  notices: { text: 'text', from: 'text', until: 'text' },
} as const satisfies Record<string, Columns>

/** What admins write anew; the foods of the guide and the texts of pages stand on their dashboard already. */
export type OwnCollection = keyof typeof columnsOf

const readers: Readonly<Record<ColumnKind, (text: string) => unknown>> = {
  text: (text) => text.trim() || undefined,
  number: (text) => Number(text) || undefined,
}

/** @param textOf what a column holds, '' for nothing */
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
