import { attempt, tellOperator } from '../journal.ts'
import type { Database } from '../pocketbase.d.ts'
import { requestPublication } from '../request-publication.ts'
import { execute, storedTime, textRows, writeInTransaction } from '../sql.ts'
import { beginNotes, notedSinceMs, restoreAllCredentials } from './credentials.ts'
import type { RestoreApp } from './restore-types.d.ts'

const wordLength = 15
const onlyOwner = { folder: 0o700, file: 0o600 }

/** What the database says of itself: the mark, and when it last went back to an older copy, in ms since 1970, else 0. */
interface RestoreMark {
  mark: string
  began: number
}

/**
 * At each start: notices a database that went back to an older copy, and lets what it has lost be brought back.
 *
 * A mark tells, which lies in the database and beside it, in a file that no backup of PocketBase's holds. It changes with
 * each start, each backup and each minute, so an older copy comes with one of before. The file's name is the mark's
 * word; that the file was put there, and not copied along, is told by when the system last changed it: no copying sets it.
 */
export function checkRestoreMark(app: RestoreApp, nowMs: number): void {
  const mark = readMark(app.db())
  if (mark && mark.mark !== markOf(app, wordOf(mark))) beginAnew(app, copiedMsOf(mark), nowMs)
  beginNotes(app, isNew(app.db()) ? 1 : nowMs)
  // On a full disk the mark stays as it is, until a later minute changes it; lists are read meanwhile.
  attempt(app, 'The restore mark could not be changed', () => changeMark(app))
}

/** The first file is there before the database knows it and the last one goes after: a crash between leaves both right. */
export function changeMark(app: RestoreApp): void {
  const word = $security.randomString(wordLength)
  const folder = folderOf(app)
  $os.mkdirAll(folder, onlyOwner.folder)
  $os.writeFile($filepath.join(folder, word), '', onlyOwner.file)
  execute(
    app.db(),
    `INSERT INTO lineage (id, mark, began) VALUES ('only', {:mark}, 0)
     ON CONFLICT (id) DO UPDATE SET mark = excluded.mark`,
    { mark: markOf(app, word) },
  )
  for (const name of namesIn(folder)) if (name !== word) $os.remove($filepath.join(folder, name))
}

function readMark(database: Database): RestoreMark | undefined {
  const [row] = textRows(
    database,
    `SELECT json_object('mark', mark, 'began', began) AS value FROM lineage`,
    {},
  )
  return row === undefined ? undefined : JSON.parse(row)
}

/** True before the first list and the first account: all changes of such a database will have notes. */
function isNew(database: Database): boolean {
  const sql = 'SELECT id AS value FROM (SELECT id FROM lists UNION ALL SELECT id FROM users) LIMIT 1'
  return textRows(database, sql, {}).length === 0
}

/**
 * From here on each list counts from the present time in ms: above all that it ever told, also what it has lost and does
 * not know of. Nobody could read or change a list meanwhile, so each lives on as if it had just been read.
 */
function beginAnew(app: RestoreApp, copiedMs: number, nowMs: number): void {
  const values = { now: storedTime(nowMs), nowMs }
  writeInTransaction(app, (transaction) => {
    const database = transaction.db()
    execute(
      database,
      `UPDATE lists SET lost = json_insert(iif(lost = '', '[]', lost), '$[#]', json_array(rev, {:nowMs})),
         rev = {:nowMs}, forgotten_rev = {:nowMs}, last_activity = {:now}`,
      values,
    )
    // Some of them may have been taken back since; who still wants it subscribes again as it opens the list.
    execute(database, 'DELETE FROM push_subscriptions', {})
    restoreAllCredentials(transaction, copiedMs)
    execute(database, 'UPDATE lineage SET began = {:nowMs}', values)
  })
  // What admins wrote went back as well, and may not be what is on the site.
  requestPublication(app, nowMs)
  tellOperator(
    app,
    'warning',
    'The database went back to an older copy: devices bring back what they know of since',
  )
  if ((notedSinceMs(app) ?? nowMs) > copiedMs) tellOfMissingNotes(app, copiedMs)
}

function tellOfMissingNotes(app: RestoreApp, copiedMs: number): void {
  const when = copiedMs > 0 ? new Date(copiedMs).toISOString() : 'it was made'
  tellOperator(
    app,
    'warning',
    `credentials/ does not go back as far as that copy: links, keys and passwords that were revoked since ${when} may be valid again`,
  )
}

function wordOf({ mark }: RestoreMark): string {
  return mark.slice(0, wordLength)
}

/** The time of the mark in ms since 1970, at most a minute before the copy was made that has it. */
function copiedMsOf({ mark }: RestoreMark): number {
  const [seconds] = mark.slice(wordLength + 1).split('.')
  return Number(seconds) * 1_000
}

/** The mark by what lies beside the database; '' when there is no such file. */
function markOf(app: RestoreApp, word: string): string {
  const folder = folderOf(app)
  if (word === '' || !namesIn(folder).includes(word)) return ''
  const { ctim } = $os.stat($filepath.join(folder, word)).sys()
  return `${word} ${ctim?.sec ?? ''}.${ctim?.nsec ?? ''}`
}

function namesIn(folder: string): string[] {
  try {
    return Array.from($os.readDir(folder), (entry) => entry.name())
  } catch {
    return []
  }
}

function folderOf(app: RestoreApp): string {
  return $filepath.join(app.dataDir(), '..', 'lineage')
}
