import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** PocketBase's two files of a data folder. */
const files = ['data.db', 'auxiliary.db']

/** PocketBase's log of its own failures, which it writes seconds after they happened. */
const logTable = '_logs'

/** Tables that change by themselves: the mark of restores, which a timer updates each minute, and the log. */
const writtenByItself = ['lineage', logTable]

/**
 * Returns every row of PocketBase's databases, as text, by file and table; the difference of two results is what was written
 * in between.
 */
export function databaseContents(dataFolder: string): Record<string, string[]> {
  return Object.fromEntries(files.flatMap((file) => tablesOf(join(dataFolder, file), file)))
}

/** All of PocketBase's log, as text. */
export function logContents(dataFolder: string): string {
  const database = new DatabaseSync(join(dataFolder, 'auxiliary.db'), { readOnly: true, timeout: 10_000 })
  try {
    return rowsOf(database, logTable).join('\n')
  } finally {
    database.close()
  }
}

function tablesOf(path: string, file: string): [string, string[]][] {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 10_000 })
  try {
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
    return tables
      .map(({ name }) => String(name))
      .filter((name) => !writtenByItself.includes(name))
      .map((name) => [`${file} ${name}`, rowsOf(database, name)])
  } finally {
    database.close()
  }
}

function rowsOf(database: DatabaseSync, table: string): string[] {
  return database
    .prepare(`SELECT * FROM "${table}"`)
    .all()
    .map((row) => JSON.stringify(row))
}
