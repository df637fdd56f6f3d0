import { createHash } from 'node:crypto'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type {
  DigestsAnswer,
  EndedRow,
  ExceptionRow,
  ListRows,
  NodeState,
  PlaceAnswer,
  PlaceBody,
  PlacedSlot,
  SlotState,
} from '../../protocol/cluster.ts'
import { slotStates } from '../../protocol/slot-states.ts'

/** As long as PocketBase itself waits for its turn to write. */
const waitMs = 10_000

/**
 * The tables that hold a list, and their column that names it. Lists come first: keepers are counted on theirs.
 * `counted` is what a trigger keeps, so that a copy begins without it.
 */
const tables = [
  { name: 'lists', key: 'id', counted: 'saved' },
  { name: 'items', key: 'list' },
  { name: 'changes', key: 'list' },
  { name: 'history', key: 'list' },
  { name: 'keepers', key: 'list' },
] as const

/** Lists that are written or deleted in one transaction, so that PocketBase's own writes wait for milliseconds only. */
const listsAtOnce = 20

/** Hexadecimal digits are all before it. */
const afterDigits = 'g'

/**
 * What a cluster does with the database of a node, beside the PocketBase that serves it: SQLite allows several processes.
 * All of it works while people shop; nothing here is served before `place` says so.
 */
export class NodeDatabase {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  /** @param path of PocketBase's `data.db`, which its migrations have made */
  constructor(path: string) {
    this.#database = new DatabaseSync(path, { timeout: waitMs })
  }

  close(): void {
    this.#database.close()
  }

  state(): Omit<NodeState, 'build'> {
    const counts = this.#all('SELECT substr(share_token, 1, 3) AS slot, count(*) AS n FROM lists GROUP BY 1')
    const [last] = this.#all("SELECT max(file) AS file FROM _migrations WHERE file LIKE '%.js'")
    return {
      slots: this.#placed(),
      lists: Object.fromEntries(counts.map(({ slot, n }) => [String(slot), Number(n)])),
      exceptions: this.#exceptions(),
      migration: String(last?.file ?? ''),
    }
  }

  /** Changes the state of slots, all or none, at once for the PocketBase beside it. */
  place({ slots, from, to, epoch }: PlaceBody): PlaceAnswer {
    return this.#inTransaction(() => {
      const placed = new Map(this.#placed().map((row) => [row[0], row]))
      const now = slots.map((slot): PlacedSlot => placed.get(slot) ?? [slot, 'here', 0])
      const refused = now.filter(([, state]) => !from.includes(state))
      if (refused.length > 0) return { refused }
      const set = this.#database.prepare(
        `INSERT INTO slots (slot, state, epoch) VALUES (?, ?, ?)
         ON CONFLICT DO UPDATE SET state = excluded.state, epoch = max(epoch, excluded.epoch)`,
      )
      for (const [slot, , known] of now) set.run(slot, to, epoch ?? known)
      return { refused: [] }
    })
  }

  /** Of one moment: what two nodes compare before a slot changes hands. */
  digests(slots: readonly string[]): DigestsAnswer {
    return this.#inTransaction(() => {
      const lists = slots.flatMap((slot) => this.#listsIn(slot))
      const digestOf = this.#digester()
      return {
        lists: Object.fromEntries(lists.map((id) => [id, digestOf(id)])),
        ended: this.#ended(slots),
        exceptions: this.#exceptions(),
      }
    }, 'DEFERRED')
  }

  /** All rows of some lists; of one that is not there, none. */
  rows(lists: readonly string[]): ListRows[] {
    return this.#inTransaction(
      () =>
        lists.map((id) =>
          Object.fromEntries(
            tables.map(({ name, key }) => [
              name,
              this.#all(`SELECT * FROM ${name} WHERE ${key} = ?`, id) as ListRows[string],
            ]),
          ),
        ),
      'DEFERRED',
    )
  }

  /** Writes lists as another node has them, in place of what was copied of them before. */
  replace(lists: readonly ListRows[]): void {
    for (const some of chunksOf(lists, listsAtOnce)) {
      this.#inTransaction(() => {
        for (const rows of some) this.#replaceOne(rows)
      })
    }
  }

  /** Deletes lists, without a note that they have ended: they live on elsewhere. */
  drop(lists: readonly string[]): void {
    for (const some of chunksOf(lists, listsAtOnce)) {
      this.#inTransaction(() => {
        for (const id of some) this.#delete(id)
      })
    }
  }

  /** Notes ended lists and exceptions of another node, in addition to its own. */
  learn({ ended, exceptions }: Pick<DigestsAnswer, 'ended' | 'exceptions'>): void {
    this.#inTransaction(() => {
      const end = this.#database.prepare(
        'INSERT INTO ended_lists (id, ended, slot) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      )
      for (const row of ended) end.run(...row)
      const except = this.#database.prepare(
        'INSERT INTO slot_exceptions (key_hash, slot) VALUES (?, ?) ON CONFLICT DO NOTHING',
      )
      for (const row of exceptions) except.run(...row)
    })
  }

  /** Deletes the lists of slots that this node does not serve. @returns how many */
  empty(slots: readonly string[]): number {
    const stateOf = slotStates(this.#placed())
    const wrong = slots.filter((slot) => ['here', 'held'].includes(stateOf(slot)))
    if (wrong.length > 0) throw new Error(`The lists of ${wrong.join(', ')} are served or held here.`)
    const lists = slots.flatMap((slot) => this.#listsIn(slot))
    this.drop(lists)
    return lists.length
  }

  #replaceOne(rows: ListRows): void {
    const [list] = rows.lists ?? []
    if (!list) return
    this.#delete(String(list.id))
    for (const { name, ...table } of tables) {
      for (const row of rows[name] ?? []) {
        const copied = 'counted' in table ? { ...row, [table.counted]: 0 } : row
        const columns = Object.keys(copied)
        const sql = `INSERT INTO ${name} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`
        this.#prepared(sql).run(...Object.values(copied))
      }
    }
  }

  #delete(list: string): void {
    for (const { name, key } of tables.toReversed())
      this.#prepared(`DELETE FROM ${name} WHERE ${key} = ?`).run(list)
  }

  #placed(): PlacedSlot[] {
    return this.#all('SELECT slot, state, epoch FROM slots').map(({ slot, state, epoch }) => [
      String(slot),
      state as SlotState,
      Number(epoch),
    ])
  }

  #listsIn(slot: string): string[] {
    const sql = 'SELECT id FROM lists WHERE share_token >= ? AND share_token < ? ORDER BY id'
    return this.#all(sql, slot, slot + afterDigits).map(({ id }) => String(id))
  }

  /** Ended lists of before there were slots have none, and are everybody's. */
  #ended(slots: readonly string[]): EndedRow[] {
    const sql = `SELECT id, ended, slot FROM ended_lists
      WHERE slot IN (SELECT value FROM json_each(?)) OR slot = '' ORDER BY id`
    return this.#all(sql, JSON.stringify(slots)).map(({ id, ended, slot }) => [
      String(id),
      String(ended),
      String(slot),
    ])
  }

  /** Of all slots: there are few, and each node had better know them. */
  #exceptions(): ExceptionRow[] {
    const rows = this.#all('SELECT key_hash, slot FROM slot_exceptions ORDER BY key_hash')
    return rows.map(({ key_hash, slot }) => [String(key_hash), String(slot)])
  }

  /** Hashes all rows of a list, each table in the order of its key. SQLite writes the rows: that is the quickest. */
  #digester(): (list: string) => string {
    const statements = tables.map(({ name, key, ...table }) => {
      const counted = 'counted' in table ? table.counted : undefined
      const columns = this.#columnsOf(name).filter((column) => column !== counted)
      const sql = `SELECT json_array(${columns.join()}) AS row FROM ${name} WHERE ${key} = ? ORDER BY ${columns[0]}`
      return this.#database.prepare(sql)
    })
    return (list) => {
      const hash = createHash('sha256')
      for (const statement of statements) {
        for (const { row } of statement.iterate(list)) hash.update(String(row)).update('\n')
        hash.update('\n')
      }
      return hash.digest('hex')
    }
  }

  /** The columns of a table by name, the primary key first, so that two databases agree on them. */
  #columnsOf(table: string): string[] {
    const columns = this.#all(`SELECT name, pk FROM pragma_table_info('${table}') ORDER BY pk DESC, name`)
    return columns.map(({ name }) => String(name))
  }

  #all(sql: string, ...values: SQLInputValue[]): Record<string, unknown>[] {
    return this.#prepared(sql).all(...values)
  }

  #prepared(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  #inTransaction<Result>(work: () => Result, kind: 'IMMEDIATE' | 'DEFERRED' = 'IMMEDIATE'): Result {
    this.#database.exec(`BEGIN ${kind}`)
    try {
      const result = work()
      this.#database.exec('COMMIT')
      return result
    } catch (error) {
      this.#database.exec('ROLLBACK')
      throw error
    }
  }
}

function chunksOf<Value>(values: readonly Value[], length: number): Value[][] {
  const count = Math.ceil(values.length / length)
  return Array.from({ length: count }, (_, at) => values.slice(at * length, (at + 1) * length))
}

/** One hash over those of lists, for two nodes to compare. */
export function digestOf(lists: DigestsAnswer['lists']): string {
  const sorted = Object.entries(lists).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
}
