import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { ItemWish } from '../../domain/item/change.ts'
import type { ChangedList, KeyedList, RefusedByList } from '../list-api/keyed-list.ts'
import { wishesOf } from './change-task.ts'
import { hasAlready, mayChange } from './conditions.ts'
import { type DavAnswer, davError } from './dav-answer.ts'
import { type DavList, taskNamed } from './dav-list.ts'
import { readTask } from './sent-task.ts'
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
  const own = { ETag: task.etag(), 'Cache-Control': 'private, no-cache' }
  if (hasAlready(headers, task)) return { status: 304, headers: own }
  return {
    status: 200,
    headers: own,
    type: 'text/calendar; charset=utf-8; component=VTODO',
    body: task.text(),
  }
}

/** Returns an ETag only if the file is stored byte for byte; otherwise the program reads it again (RFC 4791, 5.3.4). */
export async function writeFile(asked: FileRequest): Promise<DavAnswer | RefusedByList> {
  const { list, name, headers, body } = asked
  if (list.access !== 'write') return readOnly
  const sent = readTask(body)
  if (sent === 'no-calendar') return davError(403, caldav('valid-calendar-data'))
  if (sent === 'no-task') return davError(403, caldav('supported-calendar-component'))
  const task = taskNamed(list, name)
  if (!mayChange(headers, task)) return { status: 412 }
  const wishes = wishesOf(list, list.names.idOf(name), task, sent)
  if (!wishes) return davError(403, caldav('valid-calendar-object-resource'))
  if (wishes.length === 0 && task)
    return { status: 204, headers: task.text() === body ? { ETag: task.etag() } : {} }
  return change(asked, wishes, task ? 204 : 201)
}

export async function deleteFile(asked: FileRequest): Promise<DavAnswer | RefusedByList> {
  const { list, name, headers } = asked
  if (list.access !== 'write') return readOnly
  const task = taskNamed(list, name)
  if (!mayChange(headers, task)) return { status: 412 }
  return task ? change(asked, [{ kind: 'remove', itemId: task.item.id }], 204) : { status: 404 }
}

const readOnly = davError(403, dav('need-privileges'))

async function change(
  { list: { listId, rev }, keyed }: FileRequest,
  wishes: readonly ItemWish[],
  status: number,
): Promise<DavAnswer | RefusedByList> {
  const changes = wishes.map((wish) => ({ id: randomUUID(), listId, ...wish }))
  const changed = await keyed.change({ since: rev, changes, itemIds: [] })
  return 'refusal' in changed ? changed : (refusedIn(changed) ?? { status })
}

function refusedIn({ results }: ChangedList): DavAnswer | undefined {
  for (const result of results) {
    if (result.status === 'refused')
      return result.problem === 'list-full'
        ? davError(507, dav('quota-not-exceeded'))
        : davError(403, caldav('valid-calendar-object-resource'))
  }
  return undefined
}
