import { isUuid } from '../../../src/domain/lib/uuid.ts'
import {
  type ChangeKeyedBody,
  type TaskName,
  type TaskText,
  taskNameLength,
  taskTextBytes,
  taskTextsPerList,
  type WantedTasks,
} from '../../../src/protocol/key-calls.ts'
import type { App, Database } from '../pocketbase.d.ts'
import type { Fields } from '../request.ts'
import { execute, jsonObject, textRows } from '../sql.ts'

const nameJson = jsonObject<TaskName>({ name: 't.name', uid: 't.uid' })
const textJson = jsonObject<TaskText>({ name: 't.name', uid: 't.uid', text: 't.text', read: 't.read' })

/** When each item was changed last, by its id: of those that changed after a revision and are not deleted. */
export function timesOf(database: Database, listId: string, since = 0): string {
  const [times = '{}'] = textRows(
    database,
    `SELECT json_group_object(id, updated) AS value
     FROM items WHERE list = {:listId} AND rev > {:since} AND NOT deleted`,
    { listId, since },
  )
  return times
}

/** The stored tasks of items that changed after a revision, deleted ones included, as the JSON text of `KnownTasks`. */
export function tasksOf(
  database: Database,
  listId: string,
  since = 0,
  wanted: WantedTasks = 'names',
): string {
  const named = typeof wanted === 'object' ? wanted.named : ''
  const hasText = wanted === 'texts' ? '1' : wanted === 'names' ? '0' : 't.name = {:named}'
  const [tasks = '{}'] = textRows(
    database,
    `SELECT json_group_object(t.item, iif(${hasText}, ${textJson}, ${nameJson})) AS value
     FROM calendar_tasks t JOIN items i ON i.id = t.item
     WHERE t.list = {:listId} AND i.rev > {:since}`,
    { listId, since, named },
  )
  return tasks
}

/** True if a list may have this text; texts of deleted items make room for it, but their names stay. */
export function hasRoomFor(
  app: App,
  listId: string,
  { itemId, text }: Pick<NonNullable<ChangeKeyedBody['task']>, 'itemId' | 'text'>,
): boolean {
  const isFull = () => charactersOf(app.db(), listId, itemId) + text.length > taskTextsPerList
  if (!isFull()) return true
  execute(
    app.db(),
    `UPDATE calendar_tasks SET text = '' WHERE list = {:listId}
       AND item IN (SELECT id FROM items WHERE list = {:listId} AND deleted)`,
    { listId },
  )
  return !isFull()
}

/** Length of all texts of a list but one. */
function charactersOf(database: Database, listId: string, itemId: string): number {
  const sql = `SELECT CAST(coalesce(sum(length(text)), 0) AS TEXT) AS value
    FROM calendar_tasks WHERE list = {:listId} AND item <> {:itemId}`
  return Number(textRows(database, sql, { listId, itemId })[0])
}

/** Deletes the texts of items that were deleted long ago, of those too whose tombstones are kept for their category. */
export function forgetOldTasks(database: Database, before: string): void {
  execute(
    database,
    `DELETE FROM calendar_tasks WHERE item IN (
       SELECT t.item FROM calendar_tasks t JOIN items i ON i.id = t.item WHERE i.deleted AND i.updated < {:before}
     )`,
    { before },
  )
}

/** @returns undefined for none, false for a malformed wish */
export function readWantedTasks(value: unknown): WantedTasks | undefined | false {
  if (value === undefined || value === 'names' || value === 'texts') return value
  if (typeof value !== 'object' || value === null) return false
  const { named } = value as Fields
  return isName(named) && { named }
}

/** @returns undefined for none, false for a malformed task */
export function readTask(value: unknown): ChangeKeyedBody['task'] | false {
  if (value === undefined) return undefined
  if (typeof value !== 'object' || value === null) return false
  const { itemId, name, uid, text, read } = value as Fields
  const isTask = isUuid(itemId) && isName(name) && isName(uid) && isText(text) && isText(read)
  return isTask && { itemId, name, uid, text, read }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= taskNameLength
}

/** The site adds a UID to a text that has none. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= taskTextBytes + taskNameLength + 10
}
