/** A record whose columns come from files and are edited by admins: the texts by column, '' for an empty one. */
export interface SettledRecord {
  texts: Record<string, string>
  /**
   * For each column that an admin has changed, the file's text at that time, or null when it is unknown. Null for a record
   * without a file.
   */
  changed: Readonly<Record<string, string | null>> | null
  /** The file's present text, for each column that both an admin and the file have changed. */
  conflicts: Readonly<Record<string, string>>
}

type Texts = Readonly<Record<string, string>>

/** The text of a column without carriage returns, outer white space and the order of choices, which forms change. */
export function plainText(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').trim()
  return choices.test(plain) ? sortedChoices(plain) : plain
}

/** A column of several choices, as PocketBase stores it. */
const choices = /^\[(?:"[^"]*"(?:,"[^"]*")*)?\]$/

/** Sorts choices; a column without any counts as empty. */
function sortedChoices(text: string): string {
  const values = JSON.parse(text) as string[]
  return values.length === 0 ? '' : JSON.stringify(values.sort())
}

function isSame(one: string, other: string): boolean {
  return plainText(one) === plainText(other)
}

/**
 * Updates a record after its file has changed. Columns that no admin has changed take the file's text, the others stay, and
 * `conflicts` has the file's text of columns that both have changed. Repeating it changes nothing.
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

/** For a food that an admin has created and that now has a file: every column counts as changed by the admin. */
function changedWithoutFile(texts: Texts): Record<string, string> {
  return Object.fromEntries(Object.keys(texts).map((column) => [column, '']))
}

/**
 * Updates a record with an admin's form: an empty column takes the file's text again, and one that differs from the file
 * counts as changed by the admin.
 *
 * @param wanted the texts of the form
 * @param before the record until now; undefined for a new one
 * @param hasSeen true if the admin has emptied the column of conflicts, and so has seen the file's present texts
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
