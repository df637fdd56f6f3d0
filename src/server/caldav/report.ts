import { type DavAnswer, davError, multistatus, statusResponse } from './dav-answer.ts'
import { type DavList, syncToken, taskNamed, tokenOfPart } from './dav-list.ts'
import { davPaths, placeNamed } from './dav-paths.ts'
import { type AskedProperties, askedBy, responseOf, taskResource } from './propfind.ts'
import { isTooLong, isWanted } from './query-filter.ts'
import { childOf, childrenOf, type XmlElement } from './read-xml.ts'
import { caldav, dav, xmlElement, xmlText } from './write-xml.ts'

const noProperties: AskedProperties = { kind: 'some', names: [] }

/**
 * Answers a REPORT on the calendar.
 *
 * @param list as a whole, or since the revision of `tokenIn`
 * @param since that revision; 0 for none
 */
export function answerReport(list: DavList, root: XmlElement, since: number): DavAnswer {
  const asked = askedBy(root) ?? noProperties
  if (asked === 'too-many') return { status: 400 }
  switch (root.name) {
    case caldav('calendar-query'):
      return query(list, root, asked)
    case caldav('calendar-multiget'):
      return multiget(list, root, asked)
    case dav('sync-collection'):
      return multistatus(changesOf({ list, since, most: limitIn(root) }, asked), list)
    default:
      return davError(403, dav('supported-report'))
  }
}

/** Returns the sync token in a request for changes; '' if the program wants the whole list. */
export function tokenIn(root: XmlElement): string {
  return root.name === dav('sync-collection') ? (childOf(root, dav('sync-token'))?.text.trim() ?? '') : ''
}

function query(list: DavList, root: XmlElement, asked: AskedProperties): DavAnswer {
  const filter = childOf(root, caldav('filter'))
  if (filter && isTooLong(filter)) return davError(403, caldav('supported-filter'))
  return multistatus(tasksBy(filter, list, asked), list)
}

function* tasksBy(filter: XmlElement | undefined, list: DavList, asked: AskedProperties): Generator<string> {
  for (const task of list.tasks.values())
    if (isWanted(task, filter)) yield responseOf(taskResource(list, task), asked)
}

function multiget(list: DavList, root: XmlElement, asked: AskedProperties): DavAnswer {
  // A task that is named twice is returned once.
  const hrefs = new Set(childrenOf(root, dav('href')).map(({ text }) => text.trim()))
  return multistatus(tasksAt(hrefs, list, asked), list)
}

function* tasksAt(hrefs: Iterable<string>, list: DavList, asked: AskedProperties): Generator<string> {
  for (const href of hrefs) {
    const place = placeNamed(href)
    const isHere = place?.kind === 'task' && place.list === list.path
    const task = isHere ? taskNamed(list, place.name) : undefined
    yield task
      ? responseOf({ ...taskResource(list, task), href }, asked)
      : statusResponse(href, '404 Not Found')
  }
}

interface AskedChanges {
  list: DavList
  since: number
  /** Most changes in one answer. */
  most: number
}

/** Reports deleted tasks as missing, including those that the program has never seen. */
function* changesOf({ list, since, most }: AskedChanges, asked: AskedProperties): Generator<string> {
  const all = [...list.items.values()].filter(({ rev, deleted }) => rev > since && !(deleted && since === 0))
  const sorted = all.sort((one, other) => one.rev - other.rev)
  const last = sorted[most - 1]?.rev ?? list.rev
  const part = sorted.filter(({ rev }) => rev <= last)
  for (const { id } of part) {
    const task = list.tasks.get(id)
    yield task
      ? responseOf(taskResource(list, task), asked)
      : statusResponse(davPaths.task(list.names.nameOf(id), list.path), '404 Not Found')
  }
  const isWhole = part.length === sorted.length
  if (!isWhole) yield truncated(list)
  const token = list.from === 0 ? tokenOfPart(list.listId, last) : syncToken(list.listId, last)
  yield xmlElement(dav('sync-token'), xmlText(isWhole ? list.syncToken : token))
}

/** Tells that more changes follow (RFC 6578, 3.6). */
function truncated({ path }: DavList): string {
  const isLimited = xmlElement(dav('error'), xmlElement(dav('number-of-matches-within-limits')))
  return statusResponse(davPaths.calendarOf(path), '507 Insufficient Storage', isLimited)
}

/** Returns the most changes that the program wants at once (RFC 6578, 3.7). */
function limitIn(root: XmlElement): number {
  const limit = childOf(root, dav('limit'))
  const said = (limit && childOf(limit, dav('nresults'))?.text.trim()) ?? ''
  return /^[1-9]\d{0,8}$/.test(said) ? Number(said) : Number.POSITIVE_INFINITY
}
