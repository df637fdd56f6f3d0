import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { ItemWish } from '../../domain/item/change.ts'
import { itemDefaults } from '../../domain/item/fields.ts'
import type { TaskText } from '../../protocol/key-calls.ts'
import type { ChangedList, KeyedList, RefusedByList } from '../list-api/keyed-list.ts'
import { isSameCalendar } from './calendar-lines.ts'
import { planTask } from './change-task.ts'
import { hasAlready, mayChange } from './conditions.ts'
import { type DavAnswer, davError, hrefOf } from './dav-answer.ts'
import { type DavList, type DavTask, taskNamed } from './dav-list.ts'
import { httpTime } from './properties.ts'
import { readTask, type SentTask } from './sent-task.ts'
import { caldav, dav } from './write-xml.ts'

/** A request for one file of the calendar, parsed but not checked. */
export interface FileRequest {
  list: DavList
  /** List that receives the changes. */
  keyed: KeyedList
  /** Name of the task in the program. */
  name: string
  headers: IncomingHttpHeaders
  body: string
}

export function readFile({ list, name, headers }: FileRequest): DavAnswer {
  const task = taskNamed(list, name)
  if (!task) return { status: 404 }
  const { etag, changed } = task
  const own = { ETag: etag, 'Last-Modified': httpTime(changed), 'Cache-Control': 'private, no-cache' }
  if (hasAlready(headers, task)) return { status: 304, headers: own }
  return {
    status: 200,
    headers: own,
    type: 'text/calendar; charset=utf-8; component=VTODO',
    body: task.text(),
  }
}

/**
 * Stores the file beside its item. Returns an ETag only if the file is returned byte for byte; otherwise the program reads it
 * again (RFC 4791, 5.3.4).
 */
export async function writeFile(asked: FileRequest): Promise<DavAnswer | RefusedByList> {
  const { list, name, headers, body } = asked
  if (list.access !== 'write') return readOnly
  const sent = readTask(body, name)
  if (sent === 'no-calendar') return davError(403, caldav('valid-calendar-data'))
  if (sent === 'no-task') return davError(403, caldav('supported-calendar-component'))
  const task = taskNamed(list, name)
  if (!mayChange(headers, task)) return { status: 412 }
  const itemId = list.names.idOf(name)
  const other = [...list.tasks.values()].find(({ uid, item }) => uid === sent.uid && item.id !== itemId)
  // A file keeps its UID, and no other file has it (RFC 4791, 5.3.2.1).
  const conflict = other ?? (task?.uid === sent.uid ? undefined : task)
  if (conflict) return davError(409, caldav('no-uid-conflict'), hrefOf(conflict.href))
  if (sent.isCancelled) return cancel(asked, task)
  if (task && isSameCalendar(sent.text, task.text()))
    return { status: 204, headers: task.text() === body ? { ETag: task.etag } : {} }
  return store(asked, itemId, task, sent)
}

/** A cancelled task is removed, and a new one is not added: a list has no such items. */
function cancel(asked: FileRequest, task: DavTask | undefined): Promise<DavAnswer | RefusedByList> {
  const wishes = task ? [{ kind: 'remove' as const, itemId: task.item.id }] : []
  return change(asked, wishes, task ? 204 : 201)
}

async function store(
  asked: FileRequest,
  itemId: string,
  known: DavTask | undefined,
  sent: SentTask,
): Promise<DavAnswer | RefusedByList> {
  const { wishes, read } = planTask(asked.list, itemId, known, sent)
  const text = { name: asked.name, uid: sent.uid, text: sent.text, read: JSON.stringify(read) }
  return change(asked, wishes, known ? 204 : 201, { ...text, itemId })
}

export async function deleteFile(asked: FileRequest): Promise<DavAnswer | RefusedByList> {
  const { list, name, headers } = asked
  if (list.access !== 'write') return readOnly
  const task = taskNamed(list, name)
  if (!mayChange(headers, task)) return { status: 412 }
  return task ? change(asked, [{ kind: 'remove', itemId: task.item.id }], 204) : { status: 404 }
}

const readOnly = davError(403, dav('need-privileges'))
const full = davError(507, dav('quota-not-exceeded'))

async function change(
  { list, keyed, body }: FileRequest,
  wishes: readonly ItemWish[],
  status: number,
  task?: TaskText & { itemId: string },
): Promise<DavAnswer | RefusedByList> {
  const changes = wishes.map((wish) => ({ id: randomUUID(), listId: list.listId, ...wish }))
  const itemIds = task ? [task.itemId] : []
  const changed = await keyed.change({ since: list.rev, changes, itemIds, task })
  if ('refusal' in changed) return changed.refusal === 'too-much-text' ? full : changed
  const [item] = changed.items
  const now = item && task && list.taskOf({ ...itemDefaults, ...item }, task)
  const headers = now?.text() === body ? { ETag: now.etag } : {}
  return refusedIn(changed) ?? { status, headers }
}

function refusedIn({ results }: ChangedList): DavAnswer | undefined {
  for (const result of results) {
    if (result.status === 'refused')
      return result.problem === 'list-full' ? full : davError(403, caldav('valid-calendar-object-resource'))
  }
  return undefined
}
