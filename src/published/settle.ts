/** A record of a collection whose columns come from files, and that admins edit: by column, '' for an empty one. */
export interface SettledRecord {
  texts: Record<string, string>
  /**
   * What the file said of each column that an admin has changed, when he did; null where nobody knows. Null for a record
   * that no file has.
   */
  changed: Readonly<Record<string, string | null>> | null
  /** What the file says by now of columns that an admin has changed, where that is something else than it was then. */
  conflicts: Readonly<Record<string, string>>
}

type Texts = Readonly<Record<string, string>>

/** What a column holds, without what a form adds to it; choices in any order are the same. */
export function plainText(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').trim()
  return choices.test(plain) ? sortedChoices(plain) : plain
}

/** As PocketBase stores a column of several choices. */
const choices = /^\[(?:"[^"]*"(?:,"[^"]*")*)?\]$/

/** Empty choices are an empty column. */
function sortedChoices(text: string): string {
  const values = JSON.parse(text) as string[]
  return values.length === 0 ? '' : JSON.stringify(values.sort())
}

function isSame(one: string, other: string): boolean {
  return plainText(one) === plainText(other)
}

/**
 * A record after its file has become another: columns that no admin has changed say what the file says, the others stay,
 * and where both have changed the record tells the file's text too. Settled twice it is the same.
 */
export function settleWithFile(record: SettledRecord, file: Texts): SettledRecord {
  const before = record.changed ?? changedWithoutFile(record.texts)
  const isKept = (column: string, text: string) =>
    column in before &&
    plainText(record.texts[column] ?? '') !== '' &&
    !isSame(record.texts[column] ?? '', text)
  const kept = Object.entries(file).filter(([column, text]) => isKept(column, text))
  const changed = Object.fromEntries(kept.map(([column, text]) => [column, before[column] ?? text]))
  const mine = Object.fromEntries(kept.map(([column]) => [column, record.texts[column] ?? '']))
  return { texts: { ...record.texts, ...file, ...mine }, changed, conflicts: conflictsOf(changed, file) }
}

/** A food that an admin has made, and that has files now: all of it is the admin's. */
function changedWithoutFile(texts: Texts): Record<string, string> {
  return Object.fromEntries(Object.keys(texts).map((column) => [column, '']))
}

/**
 * A record as an admin saves it: an empty column is the file's again, one that differs is the admin's.
 *
 * @param wanted what stands in the form
 * @param before the record as it was; undefined for a new one
 * @param hasSeen the admin has emptied the column of conflicts: what the files say by now is known
 */
export function settleEdit(
  wanted: Texts,
  before: SettledRecord | undefined,
  file: Texts,
  hasSeen: boolean,
): SettledRecord {
  const texts = Object.fromEntries(
    Object.entries(wanted).map(([column, text]) => [
      column,
      plainText(text) === '' ? (file[column] ?? '') : text,
    ]),
  )
  const edited = Object.entries(texts).filter(([column, text]) => !isSame(text, file[column] ?? ''))
  const changed = Object.fromEntries(
    edited.map(([column, text]) => {
      const isSettled = hasSeen || !isSame(text, before?.texts[column] ?? '')
      const known = before?.changed?.[column]
      return [column, isSettled ? (file[column] ?? '') : (known ?? file[column] ?? '')]
    }),
  )
  return { texts, changed, conflicts: conflictsOf(changed, file) }
}

function conflictsOf(changed: Readonly<Record<string, string>>, file: Texts): Record<string, string> {
  const columns = Object.keys(changed).filter((column) => !isSame(changed[column] ?? '', file[column] ?? ''))
  return Object.fromEntries(columns.map((column) => [column, file[column] ?? '']))
}
