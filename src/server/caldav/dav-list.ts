import { createHash } from 'node:crypto'
import { icsCalendar, icsMoment, taskLines } from '../../domain/export/ics-task.ts'
import { itemDefaults } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import { remember } from '../../domain/lib/remember.ts'
import { allWords } from '../../domain/with-all-words.ts'
import { itemAsLine } from '../../i18n/item-line.ts'
import type { KeyAccess } from '../../protocol/list-keys.ts'
import type { OpenedByKey } from '../list-api/keyed-list.ts'
import { davPaths } from './dav-paths.ts'
import { type TaskNames, taskNames } from './task-names.ts'

/** A list as a calendar of tasks. */
export interface DavList {
  access: KeyAccess
  /** Name of the key. */
  keyName: string
  listId: string
  name: string
  /** Token that a program sends later to get the changes since this revision. */
  syncToken: string
  names: TaskNames
  /** Revision after which items are included; 0 for the whole list. */
  from: number
  rev: number
  /** Includes deleted items, as far as they are known. */
  items: ReadonlyMap<string, Item>
  /** Live items of the list as tasks, by item id. */
  tasks: ReadonlyMap<string, DavTask>
}

/** One item as a file of the calendar. */
export interface DavTask {
  item: Item
  href: string
  /** The item's name and amount on one line. */
  summary: () => string
  /** Time of the last change, in the format of calendars. */
  changedAt: string
  /** Contents of the file: always the same for an item at one revision. */
  text: () => string
  etag: () => string
}

/** Used for an item that was changed between the two reads. */
const unknownTime = '2026-01-01 00:00:00.000Z'

export function davList({ access, name, listId, list, times = {} }: OpenedByKey): DavList {
  const all = (list?.items ?? []).map((item): Item => ({ ...itemDefaults, ...item }))
  const live = all.filter(({ deleted }) => !deleted)
  const items = new Map(all.map((item) => [item.id, item]))
  const names = taskNames(listId, (id) => items.has(id))
  return {
    ...{ access, listId, names, items },
    from: list?.from ?? 0,
    rev: list?.rev ?? 0,
    keyName: name,
    name: list?.name ?? '',
    syncToken: syncToken(listId, list?.rev ?? 0),
    tasks: new Map(live.map((item) => [item.id, davTask(item, names, times[item.id])])),
  }
}

/** Returns the task with the name that a program has given it, if it is on the list. */
export function taskNamed({ names, tasks }: DavList, name: string): DavTask | undefined {
  return tasks.get(names.idOf(name))
}

function davTask(item: Item, names: TaskNames, updated = unknownTime): DavTask {
  const uid = names.nameOf(item.id)
  const changedAt = icsMoment(updated)
  const { name, quantity, unit, note, completed: isTicked } = item
  const summary = () => lineOf(JSON.stringify({ name, quantity, unit } satisfies Amount))
  const task = { uid, stamp: changedAt, note, isTicked, changedAt }
  const text = () => icsCalendar('', taskLines({ ...task, summary: summary() }))
  return { item, href: davPaths.task(uid), summary, changedAt, text, etag: () => etagOf(text()) }
}

/** ETag of a file. */
export function etagOf(text: string): string {
  return `"${hashOf(text)}"`
}

type Amount = Pick<Item, 'name' | 'quantity' | 'unit'>

/** Cached, because each spelling is parsed to find the right one, and a list is requested again and again. */
const lineOf = remember((said) => itemAsLine(allWords(), JSON.parse(said) as Amount))

/**
 * A token for a revision of this list. It includes the list, because a program whose key now opens another list still has
 * tokens of the old one. RFC 6578 requires a URI.
 */
function syncToken(listId: string, rev: number): string {
  return `data:,${hashOf(listId)}-${rev}`
}

/** Returns the revision in a token; undefined if it is not a token. */
export function revisionIn(token: string): number | undefined {
  const [, rev] = /^data:,[\w-]+-(\d{1,15})$/.exec(token) ?? []
  return rev === undefined ? undefined : Number(rev)
}

/** True when a list that was read from a token's revision on contains all changes since then. */
export function isKnown({ listId, from }: DavList, token: string, since: number): boolean {
  return from === since && token === syncToken(listId, since)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
