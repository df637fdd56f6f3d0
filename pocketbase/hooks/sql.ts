import type { App, Database, Query } from './pocketbase.d.ts'

type Values = Readonly<Record<string, string | number>>

/**
 * Returns the rows of a statement whose one column is a text named `value`, often JSON: SQLite writes it far faster than
 * the engine could assemble it from columns. A statement that writes (`RETURNING`) must run in a transaction: outside of
 * one SQLite commits after the last row, and PocketBase drops an error of that commit, such as that of a full disk.
 */
export function textRows(database: Database, sql: string, values: Values): string[] {
  const rows = arrayOf(new DynamicModel({ value: '' }))
  database.newQuery(sql).bind(values).all(rows)
  return Array.from(rows, (row) => row.value)
}

/** SQL that writes a type of the protocol's as JSON: each of its keys with the expression that fills it. */
export function jsonObject<Shape>(expressions: { [Key in keyof Required<Shape>]: string }): string {
  const pairs = Object.entries(expressions).map(([key, expression]) => `'${key}', ${expression}`)
  return `json_object(${pairs.join(', ')})`
}

const preparedQueries = new Map<string, Query>()

/**
 * The database by statements that each engine prepares once, for those that run all the time: SQLite takes longer to
 * read such a text than to run it. Not inside a transaction, which has a connection of its own.
 */
export function prepared(app: App): Database {
  return {
    newQuery: (sql) => {
      const query = preparedQueries.get(sql) ?? app.db().newQuery(sql).prepare()
      preparedQueries.set(sql, query)
      return query
    },
  }
}

/** Runs a statement. Returns the number of rows that it wrote. */
export function execute(database: Database, sql: string, values: Values): number {
  return database.newQuery(sql).bind(values).execute().rowsAffected()
}

/**
 * Runs work that reads and writes in one transaction. It begins with an empty write, which waits for other writers of the
 * database, such as a publication beside PocketBase: a write after a read is refused at once when another process has
 * written in between (SQLITE_BUSY_SNAPSHOT).
 */
export function writeInTransaction(app: App, work: (transaction: App) => void): void {
  app.runInTransaction((transaction) => {
    execute(transaction.db(), 'UPDATE lists SET rev = rev WHERE 0', {})
    work(transaction)
  })
}

/**
 * Saves a record inside `writeInTransaction`. PocketBase's own transaction for an account that is confirmed reads first; when
 * SQLite refuses its write, PocketBase repeats the write for seconds, in which nobody can change a list, and then fails.
 */
export function saveInTransaction(event: { app: App; next(): void }): void {
  const { app } = event
  try {
    writeInTransaction(app, (transaction) => {
      event.app = transaction
      event.next()
    })
  } finally {
    event.app = app
  }
}

/** A moment in the form PocketBase stores and compares: '2026-11-21 08:30:00.000Z'. */
export function storedTime(ms: number): string {
  return new Date(ms).toISOString().replace('T', ' ')
}

/** Converts a stored time to ms since 1970. */
export function msOfStored(time: string): number {
  return Date.parse(time.replace(' ', 'T'))
}
