import { createHash, randomInt } from 'node:crypto'
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
  PulseAnswer,
  SlotState,
  TakenIds,
} from '../../protocol/cluster.ts'
import { slotStates } from '../../protocol/slot-states.ts'
import { ListCopies } from './list-copies.ts'

/** As long as PocketBase itself waits for a lock. */
const waitMs = 10_000

/** Lists that are written or deleted in one transaction, so that PocketBase's own writes wait for milliseconds only. */
const listsAtOnce = 5
/** After a transaction, the database is left to PocketBase for this many times its duration. */
const pausesPerWork = 2
/** Never notified: the thread waits on it only to sleep. */
const nobodyWakes = new Int32Array(new SharedArrayBuffer(4))

/** Sorts after all hexadecimal digits. */
const afterDigits = 'g'

/** SQLite's `user_version` is a number of 32 bits that nothing else uses here. */
const highestPulse = 2 ** 31

/**
 * Operations of a cluster on the database of a node, in parallel with the PocketBase that serves it: SQLite allows several
 * processes. They all work while people shop; lists are served here only after `place` has set their slots to 'here'.
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

  state(): Omit<NodeState, 'build' | 'isReplicated'> {
    const counts = this.#all('SELECT substr(share_token, 1, 3) AS slot, count(*) AS n FROM lists GROUP BY 1')
    const [last] = this.#all("SELECT max(file) AS file FROM _migrations WHERE file LIKE '%.js'")
    return {
      slots: this.#placed(),
      lists: Object.fromEntries(counts.map(({ slot, n }) => [String(slot), Number(n)])),
      exceptions: this.#exceptions(),
      migration: String(last?.file ?? ''),
    }
  }

  /** Changes the state of slots, all or none. It takes effect at once in the PocketBase beside it. */
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

  /** Returns the hashes that two nodes compare before a slot moves, from one snapshot. */
  digests(slots: readonly string[]): DigestsAnswer {
    return this.#inTransaction(() => {
      const lists = slots.flatMap((slot) => this.#listsIn(slot))
      const copies = new ListCopies(this.#database)
      return {
        lists: Object.fromEntries(lists.map((id) => [id, copies.digest(id)])),
        ended: this.#ended(slots),
        exceptions: this.#exceptions(),
      }
    }, 'DEFERRED')
  }

  /** Returns all rows of some lists; none for an unknown list. */
  rows(lists: readonly string[]): ListRows[] {
    const copies = new ListCopies(this.#database)
    return this.#inTransaction(() => lists.map((list) => copies.read(list)), 'DEFERRED')
  }

  /**
   * Writes lists as another node has them. Earlier copies of them have to be dropped first.
   *
   * @returns lists that were not written, because a list of another slot here has an id of theirs
   */
  insert(lists: readonly ListRows[]): TakenIds[] {
    const copies = new ListCopies(this.#database)
    const taken: TakenIds[] = []
    this.#inTurns(lists, (rows) => {
      const left = copies.insert(rows)
      if (left) taken.push(left)
    })
    return taken
  }

  /** Deletes lists without recording that they have ended: they continue on another node. */
  drop(lists: readonly string[]): void {
    const copies = new ListCopies(this.#database)
    this.#inTurns(lists, (list) => copies.remove(list))
  }

  /** Records ended lists and exceptions of another node, in addition to this node's. */
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

  /** Deletes the lists of slots that this node does not serve. @returns the number of deleted lists */
  empty(slots: readonly string[]): number {
    const stateOf = slotStates(this.#placed())
    const wrong = slots.filter((slot) => ['here', 'held'].includes(stateOf(slot)))
    if (wrong.length > 0) throw new Error(`The lists of ${wrong.join(', ')} are served or held here.`)
    const lists = slots.flatMap((slot) => this.#listsIn(slot))
    this.drop(lists)
    return lists.length
  }

  /** Writes a number that a replica shows once it is up to date. */
  pulse(): PulseAnswer {
    const pulse = randomInt(highestPulse)
    this.#database.exec(`PRAGMA user_version = ${pulse}`)
    return { pulse }
  }

  /** Processes lists, some per transaction, and leaves the database to PocketBase after each transaction. */
  #inTurns<Value>(values: readonly Value[], work: (value: Value) => void): void {
    for (let at = 0; at < values.length; at += listsAtOnce) {
      const beganAt = performance.now()
      this.#inTransaction(() => values.slice(at, at + listsAtOnce).forEach(work))
      if (at + listsAtOnce < values.length)
        Atomics.wait(nobodyWakes, 0, 0, pausesPerWork * (performance.now() - beganAt))
    }
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

  /** Lists that ended before slots existed have no slot, and are returned for all slots. */
  #ended(slots: readonly string[]): EndedRow[] {
    const sql = `SELECT id, ended, slot FROM ended_lists
      WHERE slot IN (SELECT value FROM json_each(?)) OR slot = '' ORDER BY id`
    return this.#all(sql, JSON.stringify(slots)).map(({ id, ended, slot }) => [
      String(id),
      String(ended),
      String(slot),
    ])
  }

  /** Of all slots: there are few, and each node should know them. */
  #exceptions(): ExceptionRow[] {
    const rows = this.#all('SELECT key_hash, slot FROM slot_exceptions ORDER BY key_hash')
    return rows.map(({ key_hash, slot }) => [String(key_hash), String(slot)])
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

/** Returns one hash over the hashes of lists, for two nodes to compare. */
export function digestOf(lists: DigestsAnswer['lists']): string {
  const sorted = Object.entries(lists).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
}
