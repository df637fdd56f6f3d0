import { tellOperator } from '../journal.ts'
import type { App, Database } from '../pocketbase.d.ts'
import { execute, textRows, writeInTransaction } from '../sql.ts'

/**
 * Notes of who may enter, beside the database: the links, keys and webhooks of a list, and the password and sessions of an
 * account, as they were last changed. An older copy of the database knows the former ones; by these notes it gets the
 * present ones, so that what was revoked stays revoked. Only what is changed has a note, a file for each list and account.
 */

const onlyOwner = { folder: 0o700, file: 0o600 }
const millisecondsPerDay = 24 * 3_600_000
/** A note is kept for this long at least, also where no backup is older. */
const keptForDays = 7
/** Names the moment from which on all changes have notes. */
const sinceFile = 'since'

const kinds = ['lists', 'users', '_superusers'] as const
type Kind = (typeof kinds)[number]

/** What is noted of one list or account, and how an older copy gets it back. Each statement knows `{:id}` and `{:state}`. */
interface Noted {
  /** Writes the present state as JSON. */
  read: string
  write: readonly string[]
}

const keysNoted = `(
  SELECT json_group_array(json_object('id', k.id, 'name', k.name, 'access', k.access, 'hash', k.hash,
    'created', k.created, 'lastUsed', k.last_used, 'url', w.url, 'secret', w.secret))
  FROM api_keys k LEFT JOIN webhooks w ON w.key = k.id WHERE k.list = lists.id
)`

const ofList: Noted = {
  read: `SELECT json_object('share', share_token, 'read', read_token, 'keys', json(${keysNoted})) AS value
    FROM lists WHERE id = {:id}`,
  write: [
    `UPDATE OR IGNORE lists SET share_token = {:state} ->> 'share', read_token = {:state} ->> 'read' WHERE id = {:id}`,
    'DELETE FROM api_keys WHERE list = {:id}',
    `INSERT INTO api_keys (id, list, name, access, hash, created, last_used)
     SELECT value ->> 'id', {:id}, value ->> 'name', value ->> 'access', value ->> 'hash', value ->> 'created',
       value ->> 'lastUsed'
     FROM json_each({:state}, '$.keys') WHERE EXISTS (SELECT 1 FROM lists WHERE id = {:id})
     ON CONFLICT DO NOTHING`,
    `INSERT INTO webhooks (key, list, url, secret, told_rev, next, failures, failing_since)
     SELECT value ->> 'id', {:id}, value ->> 'url', value ->> 'secret', 0, 0, 0, 0
     FROM json_each({:state}, '$.keys')
     WHERE value ->> 'url' IS NOT NULL AND EXISTS (SELECT 1 FROM api_keys WHERE id = value ->> 'id')
     ON CONFLICT DO NOTHING`,
  ],
}

const ofAccount = (collection: Kind): Noted => ({
  read: `SELECT json_object('email', email, 'verified', verified, 'password', password, 'tokenKey', tokenKey) AS value
    FROM ${collection} WHERE id = {:id}`,
  write: [
    `UPDATE OR IGNORE ${collection} SET email = {:state} ->> 'email', verified = {:state} ->> 'verified',
       password = {:state} ->> 'password', tokenKey = {:state} ->> 'tokenKey' WHERE id = {:id}`,
  ],
})

const noted: Readonly<Record<Kind, Noted>> = {
  lists: ofList,
  users: ofAccount('users'),
  _superusers: ofAccount('_superusers'),
}

interface Note {
  atMs: number
  kind: Kind
  id: string
  /** JSON, as SQLite wrote it. */
  state: string
}

/**
 * Changes who may enter a list, and notes it: both, or neither where one of them fails.
 *
 * @param change by the given database alone, which is that of the transaction
 */
export function changeCredentials<Result>(
  app: App,
  listId: string,
  change: (database: Database) => Result,
): Result {
  const results: Result[] = []
  writeInTransaction(app, (transaction) => {
    results.push(change(transaction.db()))
    noteCredentials(transaction, 'lists', listId, Date.now())
  })
  return results[0] as Result
}

interface RecordEvent {
  app: App
  record: { id: string; collection(): { name: string }; getString(column: string): string }
  next(): void
}

/** Notes an account that was changed, or a list whose key was changed in the dashboard. It is too late to fail that. */
export function noteRecord(event: RecordEvent): void {
  event.next()
  const { app, record } = event
  const collection = record.collection().name
  const kind = kinds.find((known) => known === collection)
  try {
    writeInTransaction(app, (transaction) =>
      kind
        ? noteCredentials(transaction, kind, record.id, Date.now())
        : noteCredentials(transaction, 'lists', record.getString('list'), Date.now()),
    )
  } catch (error) {
    tellOperator(app, 'error', `What was changed in ${collection} was not noted in credentials/: ${error}`)
  }
}

/** Inside a transaction, so that of two changes at once the later one is noted last. */
function noteCredentials(app: App, kind: Kind, id: string, nowMs: number): void {
  const [state] = textRows(app.db(), noted[kind].read, { id })
  if (state !== undefined) writeNote(app, id, `${nowMs} ${kind} ${state}`)
}

/** The full link and all else by which a list that this database does not have was last entered, where that is noted. */
export function lastCredentials(app: App, listId: string): { share: string; state: string } | undefined {
  const note = readNote(app, listId)
  return note && { share: JSON.parse(note.state).share, state: note.state }
}

/** Gives a list that was made again what was noted of it. */
export function restoreCredentials(database: Database, listId: string, state: string): void {
  for (const sql of ofList.write) execute(database, sql, { id: listId, state })
}

/**
 * Gives an older copy of the database what was noted since it was made.
 *
 * @param copiedMs no change that is in the copy was made later than a minute after this
 */
export function restoreAllCredentials(app: App, copiedMs: number): void {
  for (const id of noteNames(app)) {
    const note = readNote(app, id)
    if (!note || note.atMs <= copiedMs) continue
    for (const sql of noted[note.kind].write) execute(app.db(), sql, { id, state: note.state })
  }
}

/** From which moment on all changes have notes, in ms since 1970; undefined where there are none. */
export function notedSinceMs(app: App): number | undefined {
  const since = Number(readOrNothing(app, sinceFile))
  return since > 0 ? since : undefined
}

/** Begins to note, where that has not begun. */
export function beginNotes(app: App, nowMs: number): void {
  if (notedSinceMs(app) === undefined) writeNote(app, sinceFile, String(nowMs))
}

/**
 * The nightly job: drops the notes that no backup needs, since all are newer, and corrects those that the database
 * contradicts, as of a list that was changed on another node meanwhile.
 *
 * @param oldestBackupMs undefined where there is none
 */
export function dropOldNotes(app: App, oldestBackupMs: number | undefined, nowMs: number): void {
  const untilMs = Math.min(oldestBackupMs ?? nowMs, nowMs - keptForDays * millisecondsPerDay)
  for (const id of noteNames(app)) {
    const note = readNote(app, id)
    if (!note || note.atMs < untilMs) $os.remove($filepath.join(folderOf(app), id))
    else correct(app, note, nowMs)
  }
  writeNote(app, sinceFile, String(Math.max(notedSinceMs(app) ?? nowMs, untilMs)))
}

function correct(app: App, { kind, id, state }: Note, nowMs: number): void {
  const [present] = textRows(app.db(), noted[kind].read, { id })
  if (present === undefined || present === state) return
  writeInTransaction(app, (transaction) => noteCredentials(transaction, kind, id, nowMs))
}

/** A note is `1795822191447 lists {"share":…}`. One that was cut off by a crash counts for nothing. */
function readNote(app: App, id: string): Note | undefined {
  const [, atMs, word, state = ''] = /^(\d+) (\w+) (\{.*\})$/.exec(readOrNothing(app, id)) ?? []
  const kind = kinds.find((known) => known === word)
  return kind && isJson(state) ? { atMs: Number(atMs), kind, id, state } : undefined
}

function isJson(text: string): boolean {
  try {
    return JSON.parse(text) !== null
  } catch {
    return false
  }
}

/** In one step, so that a crash leaves the note before or this one. */
function writeNote(app: App, name: string, text: string): void {
  const folder = folderOf(app)
  $os.mkdirAll(folder, onlyOwner.folder)
  const next = $filepath.join(folder, `${name}${unfinished}`)
  $os.writeFile(next, text, onlyOwner.file)
  $os.rename(next, $filepath.join(folder, name))
}

const unfinished = '.next'

function noteNames(app: App): string[] {
  try {
    const names = Array.from($os.readDir(folderOf(app)), (entry) => entry.name())
    return names.filter((name) => name !== sinceFile && !name.endsWith(unfinished))
  } catch {
    return []
  }
}

function readOrNothing(app: App, name: string): string {
  try {
    return toString($os.readFile($filepath.join(folderOf(app), name)))
  } catch {
    return ''
  }
}

function folderOf(app: App): string {
  return $filepath.join(app.dataDir(), '..', 'credentials')
}
