import { createHash } from 'node:crypto'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { ListRows, TakenIds } from '../../protocol/cluster.ts'
import { slotOf } from '../../protocol/slot.ts'

interface CopiedTable {
  name: string
  /** The column that names the list. */
  key: string
  /** A column that a trigger maintains, so it is not copied. */
  counted?: string
}

/** The table of lists comes first, because triggers count keepers in its rows. */
const listTable: CopiedTable = { name: 'lists', key: 'id', counted: 'saved' }
const tables: readonly CopiedTable[] = [
  listTable,
  { name: 'items', key: 'list' },
  { name: 'calendar_tasks', key: 'list' },
  { name: 'changes', key: 'list' },
  { name: 'history', key: 'list' },
  { name: 'api_keys', key: 'list' },
  { name: 'api_answers', key: 'list' },
  { name: 'webhooks', key: 'list' },
  { name: 'push_subscriptions', key: 'list' },
  { name: 'keepers', key: 'list' },
]

/** SQLite's SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE. */
const takenCodes: readonly number[] = [1555, 2067]

interface TableStatements {
  table: string
  read: StatementSync
  hash: StatementSync
  insert: StatementSync
  remove: StatementSync
}

/**
 * Reads and writes the rows of single lists for transfers between nodes. SQLite makes and parses the JSON, because that is
 * the fastest.
 */
export class ListCopies {
  readonly #database: DatabaseSync
  readonly #tables: readonly TableStatements[]

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#tables = tables.map((table) => this.#statementsOf(table))
  }

  /** Returns all rows of a list; none for an unknown list. */
  read(list: string): ListRows {
    return Object.fromEntries(this.#tables.map(({ table, read }) => [table, String(read.get(list)?.rows)]))
  }

  /** A hash over all rows of a list, each table in the order of its key. */
  digest(list: string): string {
    const hash = createHash('sha256')
    for (const { hash: rows } of this.#tables) {
      for (const { row } of rows.iterate(list)) hash.update(String(row)).update('\n')
      hash.update('\n')
    }
    return hash.digest('hex')
  }

  /** Runs inside a transaction. @returns the list, with nothing written, if another one has an id of it */
  insert(rows: ListRows): TakenIds | undefined {
    this.#database.exec('SAVEPOINT one_list')
    try {
      for (const { table, insert } of this.#tables) insert.run(rows[table] ?? '[]')
      return undefined
    } catch (error) {
      this.#database.exec('ROLLBACK TO one_list')
      if (isTaken(error)) return this.#nameOf(rows)
      throw error
    } finally {
      this.#database.exec('RELEASE one_list')
    }
  }

  remove(list: string): void {
    for (const { remove } of this.#tables.toReversed()) remove.run(list)
  }

  #statementsOf(table: CopiedTable): TableStatements {
    const { name, key } = table
    const columns = this.#columnsOf(table)
    const row = `json_array(${columns.join()})`
    const values = columns.map((_, at) => `value ->> ${at}`)
    const prepare = (sql: string) => this.#database.prepare(sql)
    return {
      table: name,
      read: prepare(`SELECT json_group_array(${row}) AS rows FROM ${name} WHERE ${key} = ?`),
      hash: prepare(`SELECT ${row} AS row FROM ${name} WHERE ${key} = ? ORDER BY ${columns[0]}`),
      insert: prepare(`INSERT INTO ${name} (${columns.join()}) SELECT ${values.join()} FROM json_each(?)`),
      remove: prepare(`DELETE FROM ${name} WHERE ${key} = ?`),
    }
  }

  /** Returns the columns of a table to copy, the primary key first, then by name, so that two databases agree on them. */
  #columnsOf({ name, counted }: CopiedTable): string[] {
    const sql = `SELECT name, pk FROM pragma_table_info('${name}') ORDER BY pk DESC, name`
    const columns = this.#database.prepare(sql).all()
    return columns.map((column) => String(column.name)).filter((column) => column !== counted)
  }

  #nameOf({ lists = '[]' }: ListRows): TakenIds {
    const columns = this.#columnsOf(listTable)
    const [row = []]: unknown[][] = JSON.parse(lists)
    const textOf = (column: string) => String(row[columns.indexOf(column)])
    return { list: textOf('id'), slot: slotOf(textOf('share_token')) }
  }
}

/** True when SQLite refused a row because another one has its key. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && takenCodes.includes(Number(error.errcode))
}
