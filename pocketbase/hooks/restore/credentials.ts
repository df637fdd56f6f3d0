import { tellOperator } from '../journal.ts'
import type { App, Database } from '../pocketbase.d.ts'
import { replaceFile, unfinished } from '../replace-file.ts'
import { execute, textRows, writeInTransaction } from '../sql.ts'

/**
 * Notes of credentials beside the database: the links, keys and webhooks of a list, and the password and sessions of an
 * account, as they were last changed. An older copy of the database has former ones. It gets the present ones from the
 * notes, so that revoked credentials stay revoked. Each list and account that was changed has one file.
 */

const onlyOwner = 0o700
const millisecondsPerDay = 24 * 3_600_000
/** The shortest time that a note is kept, even if no backup is older. */
const keptForDays = 7
/** The name of the file with the moment from which on all changes have notes. */
const sinceFile = 'since'

const kinds = ['lists', 'users', '_superusers'] as const
type Kind = (typeof kinds)[number]

/** The SQL for the credentials of one list or account. */
interface Noted {
  /** Selects the state of `{:id}` as JSON. */
  read: string
  /** Set `{:id}` to a `{:state}`, one after another. */
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

const accountKeysNoted = `(
  SELECT json_group_array(json_object('id', id, 'name', name, 'access', access, 'hash', hash, 'created', created,
    'lastUsed', last_used))
  FROM account_keys WHERE account = users.id
)`

const ofAccount = (collection: Kind, keys = "'[]'"): Noted => ({
  read: `SELECT json_object('email', email, 'verified', verified, 'password', password, 'tokenKey', tokenKey,
      'keys', json(${keys})) AS value
    FROM ${collection} WHERE id = {:id}`,
  write: [
    `UPDATE OR IGNORE ${collection} SET email = {:state} ->> 'email', verified = {:state} ->> 'verified',
       password = {:state} ->> 'password', tokenKey = {:state} ->> 'tokenKey' WHERE id = {:id}`,
  ],
})

const { read, write } = ofAccount('users', accountKeysNoted)
const ofUser: Noted = {
  read,
  write: [
    ...write,
    'DELETE FROM account_keys WHERE account = {:id}',
    `INSERT INTO account_keys (id, account, name, access, hash, created, last_used)
     SELECT value ->> 'id', {:id}, value ->> 'name', value ->> 'access', value ->> 'hash', value ->> 'created',
       value ->> 'lastUsed'
     FROM json_each({:state}, '$.keys') WHERE EXISTS (SELECT 1 FROM users WHERE id = {:id})
     ON CONFLICT DO NOTHING`,
  ],
}

const noted: Readonly<Record<Kind, Noted>> = {
  lists: ofList,
  users: ofUser,
  _superusers: ofAccount('_superusers'),
}

interface Note {
  atMs: number
  kind: Kind
  id: string
  /** JSON, as SQLite wrote it. */
  state: string
}

const kindOf = { list: 'lists', account: 'users' } as const satisfies Readonly<Record<string, Kind>>

/**
 * Changes the links, keys or webhooks of a list, or the keys of an account, and notes the result. If either fails, nothing
 * is changed.
 *
 * @param change works on the given database only, which is that of the transaction
 */
export function changeCredentials<Result>(
  app: App,
  { of, id }: { of: keyof typeof kindOf; id: string },
  change: (database: Database) => Result,
): Result {
  const results: Result[] = []
  writeInTransaction(app, (transaction) => {
    results.push(change(transaction.db()))
    noteCredentials(transaction, kindOf[of], id, Date.now())
  })
  return results[0] as Result
}

interface RecordEvent {
  app: App
  record: { id: string; collection(): { name: string }; getString(column: string): string }
  next(): void
}

/**
 * Records a changed account, or a list whose key was changed in the dashboard. The change is done already, so a failure is
 * only logged.
 */
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

/** Runs inside a transaction, so that the last of several simultaneous changes is also noted last. */
function noteCredentials(app: App, kind: Kind, id: string, nowMs: number): void {
  const [state] = textRows(app.db(), noted[kind].read, { id })
  if (state !== undefined) writeNote(app, id, `${nowMs} ${kind} ${state}`)
}

/** The full link of a list, and its whole state, as they were last noted. */
export function lastCredentials(app: App, listId: string): { share: string; state: string } | undefined {
  const note = readNote(app, listId)
  return note && { share: JSON.parse(note.state).share, state: note.state }
}

/** Sets a list that was made again to its noted state. */
export function restoreCredentials(database: Database, listId: string, state: string): void {
  for (const sql of ofList.write) execute(database, sql, { id: listId, state })
}

/**
 * Applies all notes that were written after the present copy of the database was made.
 *
 * @param copiedMs at most a minute before the copy was made
 */
export function restoreAllCredentials(app: App, copiedMs: number): void {
  for (const id of noteNames(app)) {
    const note = readNote(app, id)
    if (!note || note.atMs <= copiedMs) continue
    for (const sql of noted[note.kind].write) execute(app.db(), sql, { id, state: note.state })
  }
}

/** The moment from which on all changes have notes, in ms since 1970; undefined without notes. */
export function notedSinceMs(app: App): number | undefined {
  const since = Number(readOrNothing(app, sinceFile))
  return since > 0 ? since : undefined
}

/** Notes the present moment as the first one, unless there is one. */
export function beginNotes(app: App, nowMs: number): void {
  if (notedSinceMs(app) === undefined) writeNote(app, sinceFile, String(nowMs))
}

/**
 * Deletes notes that are older than all backups, and corrects those that differ from the database, for example of a list
 * that was changed on another node meanwhile.
 *
 * @param oldestBackupMs undefined without backups
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

/** Reads a note, as of `1795822191447 lists {"share":…}`; undefined when it is missing or incomplete. */
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

function writeNote(app: App, name: string, text: string): void {
  const folder = folderOf(app)
  $os.mkdirAll(folder, onlyOwner)
  replaceFile($filepath.join(folder, name), text)
}

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
