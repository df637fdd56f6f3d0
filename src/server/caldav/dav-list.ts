import { createHash } from 'node:crypto'
import { icsCalendar, icsMoment, taskLines } from '../../domain/export/ics-task.ts'
import { itemDefaults } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import { remember } from '../../domain/lib/remember.ts'
import { allWords } from '../../domain/with-all-words.ts'
import { itemAsLine } from '../../i18n/list/item-line.ts'
import type { KeyAccess } from '../../protocol/list-keys.ts'
import type { OpenedByKey } from '../list-api/keyed-list.ts'
import { davPaths } from './dav-paths.ts'
import { type TaskNames, taskNames } from './task-names.ts'

/** A list as a calendar of tasks. */
export interface DavList {
  access: KeyAccess
  /** Of the key. */
  keyName: string
  listId: string
  name: string
  /** What a program says to hear later what has changed since. */
  syncToken: string
  names: TaskNames
  /** What changed after this revision; 0 for all of the list. */
  from: number
  rev: number
  /** Also deleted ones, as far as they are known. */
  items: ReadonlyMap<string, Item>
  /** What is on the list, by the ids of its items. */
  tasks: ReadonlyMap<string, DavTask>
}

/** One item as a file of the calendar. */
export interface DavTask {
  item: Item
  href: string
  /** What it is written as on one line. */
  summary: () => string
  /** When it was changed last, as calendars write it. */
  changedAt: string
  /** The file: always the same for an item at one revision. */
  text: () => string
  etag: () => string
}

/** Of an item that was changed between the two looks at it. */
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

/** The task that a program has named, if it is on the list. */
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

/** The state of a file. */
export function etagOf(text: string): string {
  return `"${hashOf(text)}"`
}

type Amount = Pick<Item, 'name' | 'quantity' | 'unit'>

/** Each spelling is read to find the right one, and a list is asked for again and again. */
const lineOf = remember((said) => itemAsLine(allWords(), JSON.parse(said) as Amount))

/**
 * A revision, of this list: a program whose key was changed for another list's has tokens of that one. RFC 6578 wants an
 * address.
 */
function syncToken(listId: string, rev: number): string {
  return `data:,${hashOf(listId)}-${rev}`
}

/** The revision that a token says; undefined for what is none. */
export function revisionIn(token: string): number | undefined {
  const [, rev] = /^data:,[\w-]+-(\d{1,15})$/.exec(token) ?? []
  return rev === undefined ? undefined : Number(rev)
}

/** Whether a list that was asked for since a token's revision tells all that has changed since then. */
export function isKnown({ listId, from }: DavList, token: string, since: number): boolean {
  return from === since && token === syncToken(listId, since)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
