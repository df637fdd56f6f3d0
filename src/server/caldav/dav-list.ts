import { createHash } from 'node:crypto'
import { effectiveCategory } from '../../domain/category/detect-category.ts'
import { icsCalendar, icsMoment, taskLines } from '../../domain/export/ics-task.ts'
import { itemDefaults } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import { remember } from '../../domain/lib/remember.ts'
import { allWords } from '../../domain/with-all-words.ts'
import { categoryLabels } from '../../i18n/category-labels.ts'
import { itemAsLine } from '../../i18n/item-line.ts'
import type { KeyedListsAnswer } from '../../protocol/account-keys.ts'
import type { KeyAccess, KnownTasks } from '../../protocol/key-calls.ts'
import type { OpenedByKey } from '../list-api/keyed-list.ts'
import { davPaths, onlyList } from './dav-paths.ts'
import { laidOver, type ReadFields, readFieldsIn } from './kept-text.ts'
import { type TaskNames, taskNames } from './task-names.ts'

/** A list as a calendar of tasks. */
export interface DavList extends DavCalendar {
  /** Name of the key. */
  keyName: string
  listId: string
  names: TaskNames
  /** Revision after which items are included; 0 for the whole list. */
  from: number
  rev: number
  /** Includes deleted items, as far as they are known. */
  items: ReadonlyMap<string, Item>
  /** Characters of all texts of programs. */
  textLength: number
  /** Live items of the list as tasks, by item id. */
  tasks: ReadonlyMap<string, DavTask>
  /** Returns an item of the list as a task. */
  taskOf: (item: Item, kept?: KnownTasks[string]) => DavTask
}

/** A calendar as programs see it, without its tasks. */
export interface DavCalendar {
  access: KeyAccess
  /** List in its path: the id, or `onlyList`. */
  path: string
  name: string
  /** Colour that a program has chosen; '' for none. */
  color: string
  /** Token that a program sends later to get the changes since this revision. */
  syncToken: string
}

/** All calendars of a key. */
export interface DavHome {
  access: KeyAccess
  /** Name of the key. */
  keyName: string
  calendars: readonly DavCalendar[]
}

/** One item as a file of the calendar. */
export interface DavTask {
  item: Item
  href: string
  uid: string
  /** The fields that the program's text stands for; undefined for an item that no program has written. */
  read: ReadFields | undefined
  /** Time of the last change, as the server stores it. */
  changed: string
  /** Contents of the file: always the same for an item at one revision. */
  text: () => string
  etag: string
}

/** Used for an item that was changed between the two reads. */
const unknownTime = '2026-01-01 00:00:00.000Z'

/** @param isNamed true for the key of an account, whose paths have ids of lists */
export function davHome({ access, name: keyName, lists }: KeyedListsAnswer, isNamed: boolean): DavHome {
  const calendars = lists.map(({ listId, name, rev, color, access: own }) => ({
    ...{ name, color, access: own },
    path: isNamed ? listId : onlyList,
    syncToken: syncToken(listId, rev),
  }))
  return { access, keyName, calendars }
}

/** @param path list in the path of the calendar */
export function davList(
  { access, name, listId, list, times = {}, tasks: kept = {} }: OpenedByKey,
  path: string,
): DavList {
  const all = (list?.items ?? []).map((item): Item => ({ ...itemDefaults, ...item }))
  const live = all.filter(({ deleted }) => !deleted)
  const items = new Map(all.map((item) => [item.id, item]))
  const names = namesOf(listId, items, kept)
  const taskOf = (item: Item, own = kept[item.id]) =>
    davTask(item, { name: names.nameOf(item.id), path }, own, times[item.id] ?? unknownTime)
  return {
    ...{ access, listId, path, names, items, taskOf },
    from: list?.from ?? 0,
    rev: list?.rev ?? 0,
    keyName: name,
    name: list?.name ?? '',
    color: list?.options?.find(({ key }) => key === 'color')?.value ?? '',
    syncToken: syncToken(listId, list?.rev ?? 0),
    textLength: Object.values(kept).reduce((sum, { text = '' }) => sum + text.length, 0),
    tasks: new Map(live.map((item) => [item.id, taskOf(item)])),
  }
}

/** Returns the task with the name that a program has given it, if it is on the list. */
export function taskNamed({ names, tasks }: DavList, name: string): DavTask | undefined {
  return tasks.get(names.idOf(name))
}

/** Stored names come before those that are derived from ids. */
function namesOf(listId: string, items: ReadonlyMap<string, Item>, kept: KnownTasks): TaskNames {
  const derived = taskNames(listId, (id) => items.has(id) && !Object.hasOwn(kept, id))
  const ids = new Map(Object.entries(kept).map(([id, { name }]) => [name, id]))
  return {
    idOf: (name) => ids.get(name) ?? derived.idOf(name),
    nameOf: (id) => kept[id]?.name ?? derived.nameOf(id),
  }
}

function davTask(
  item: Item,
  { name, path }: { name: string; path: string },
  kept: KnownTasks[string] | undefined,
  changed: string,
): DavTask {
  const uid = kept?.uid ?? name
  const changedAt = icsMoment(changed)
  const summary = () => {
    const { name, quantity, unit } = item
    return lineOf(JSON.stringify({ name, quantity, unit } satisfies Amount))
  }
  const read = kept?.text ? readFieldsIn(kept.read ?? '{}') : undefined
  const write = () => {
    const aisle = aisleOf(item)
    const over = kept?.text && read && laidOver(kept.text, read, { item, summary, aisle, changedAt })
    return over || ownText(item, { uid, summary: summary(), aisle, changedAt })
  }
  let made: string | undefined
  const text = () => {
    made ??= write()
    return made
  }
  return { item, href: davPaths.task(name, path), uid, read, changed, text, etag: etagOf(item) }
}

/** Returns the calendar of an item that no program has written. */
function ownText(
  { note, completed: isTicked, store: location }: Item,
  { uid, summary, aisle, changedAt }: { uid: string; summary: string; aisle: string; changedAt: string },
): string {
  const category = aisle || undefined
  const task = { uid, stamp: changedAt, summary, note, category, location, isTicked, changedAt }
  return icsCalendar('', taskLines(task))
}

/** Label of the item's aisle; '' for the one of all items without one. */
export function aisleOf(item: Item): string {
  const category = effectiveCategory(item)
  return category === 'altele' ? '' : categoryLabels[category]
}

/** Every change of an item or of its text gives the item a new revision. */
function etagOf({ id, rev }: Item): string {
  return `"${hashOf(`${id} ${rev}`)}"`
}

type Amount = Pick<Item, 'name' | 'quantity' | 'unit'>

/** Cached, because each spelling is parsed to find the right one, and a list is requested again and again. */
const lineOf = remember((said) => itemAsLine(allWords(), JSON.parse(said) as Amount))

/**
 * A token for a revision of this list. It includes the list, because a program whose key now opens another list still has
 * tokens of the old one. RFC 6578 requires a URI.
 */
export function syncToken(listId: string, rev: number): string {
  return `data:,${hashOf(listId)}-${rev}`
}

/** A token of a part of a whole list, up to a revision: the rest follows even if deletions before it are forgotten. */
export function tokenOfPart(listId: string, rev: number): string {
  return `${syncToken(listId, rev)}+`
}

/** Returns the revision in a token; undefined if it is not a token. */
export function revisionIn(token: string): number | undefined {
  const [, rev] = /^data:,[\w-]+-(\d{1,15})\+?$/.exec(token) ?? []
  return rev === undefined ? undefined : Number(rev)
}

/** True when a list that was read from a token's revision on contains all changes since then. */
export function isKnown({ listId, from, rev }: DavList, token: string, since: number): boolean {
  if (token === tokenOfPart(listId, since)) return since <= rev && (from === since || from === 0)
  return from === since && token === syncToken(listId, since)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
