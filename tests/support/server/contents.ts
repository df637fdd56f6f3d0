import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** PocketBase's two files of a data folder. */
const files = ['data.db', 'auxiliary.db']

/** A timer writes it each minute, whatever anybody does. */
const restoreMark = 'lineage'

/** Every row of PocketBase's databases, as text, by file and table; two of them tell what was written in between. */
export function databaseContents(dataFolder: string): Record<string, string[]> {
  return Object.fromEntries(files.flatMap((file) => tablesOf(join(dataFolder, file), file)))
}

function tablesOf(path: string, file: string): [string, string[]][] {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
    return tables
      .map(({ name }) => String(name))
      .filter((name) => name !== restoreMark)
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
