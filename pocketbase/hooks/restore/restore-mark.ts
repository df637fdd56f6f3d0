import { attempt, tellOperator } from '../journal.ts'
import type { Database } from '../pocketbase.d.ts'
import { requestPublication } from '../request-publication.ts'
import { execute, storedTime, textRows, writeInTransaction } from '../sql.ts'
import { beginNotes, notedSinceMs, restoreAllCredentials } from './credentials.ts'
import type { RestoreApp } from './restore-types.d.ts'

const wordLength = 15
const onlyOwner = { folder: 0o700, file: 0o600 }

/** Data about the database itself: the mark, and the time of its last return to an older copy, in ms since 1970, or 0. */
interface RestoreMark {
  mark: string
  began: number
}

/**
 * At each start: detects a database that went back to an older copy, and allows devices to restore the lost changes.
 *
 * Detection compares a mark in the database with a file beside it, which PocketBase's backups do not include. The mark
 * changes with each start, each backup and each minute, so an older copy has an older mark. The file's name is the mark's
 * word. The file's ctime is part of the mark and shows that the file was not copied along, because copying cannot set it.
 */
export function checkRestoreMark(app: RestoreApp, nowMs: number): void {
  const mark = readMark(app.db())
  if (mark && mark.mark !== markOf(app, wordOf(mark))) beginAnew(app, copiedMsOf(mark), nowMs)
  beginNotes(app, isNew(app.db()) ? 1 : nowMs)
  // On a full disk the mark stays unchanged until a later minute; lists can be read meanwhile.
  attempt(app, 'The restore mark could not be changed', () => changeMark(app))
}

/**
 * The new file is created before the database has its mark, and the old one is deleted after the commit: a crash in between
 * leaves the file of the mark, and the next change deletes the other one.
 *
 * Several engines may change the mark at once. Each deletes only the files that were there when its transaction began, which
 * no later transaction names; another engine may have deleted them already.
 */
export function changeMark(app: RestoreApp): void {
  const folder = folderOf(app)
  $os.mkdirAll(folder, onlyOwner.folder)
  let former: string[] = []
  writeInTransaction(app, (transaction) => {
    former = namesIn(folder)
    const word = $security.randomString(wordLength)
    $os.writeFile($filepath.join(folder, word), '', onlyOwner.file)
    execute(
      transaction.db(),
      `INSERT INTO lineage (id, mark, began) VALUES ('only', {:mark}, 0)
       ON CONFLICT (id) DO UPDATE SET mark = excluded.mark`,
      { mark: markOf(app, word) },
    )
  })
  for (const name of former) $os.removeAll($filepath.join(folder, name))
}

function readMark(database: Database): RestoreMark | undefined {
  const [row] = textRows(
    database,
    `SELECT json_object('mark', mark, 'began', began) AS value FROM lineage`,
    {},
  )
  return row === undefined ? undefined : JSON.parse(row)
}

/** True before the first list and the first account: then all later changes of the database will have notes. */
function isNew(database: Database): boolean {
  const sql = 'SELECT id AS value FROM (SELECT id FROM lists UNION ALL SELECT id FROM users) LIMIT 1'
  return textRows(database, sql, {}).length === 0
}

/**
 * Sets the revision of each list to the present time in ms: higher than all that it ever had, including lost ones that it
 * does not know. Nobody could read or change a list meanwhile, so each is kept as if it had just been read.
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
    // Some of them may have been cancelled since; devices that still want one subscribe again when they open the list.
    execute(database, 'DELETE FROM push_subscriptions', {})
    restoreAllCredentials(transaction, copiedMs)
    execute(database, 'UPDATE lineage SET began = {:nowMs}', values)
  })
  // The admins' content went back as well, and may differ from the site's.
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

/** The time of the mark in ms since 1970, at most a minute before the copy with this mark was made. */
function copiedMsOf({ mark }: RestoreMark): number {
  const [seconds] = mark.slice(wordLength + 1).split('.')
  return Number(seconds) * 1_000
}

/** The mark according to the file beside the database; '' if there is no such file. */
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
