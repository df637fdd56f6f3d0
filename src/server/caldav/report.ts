import { type DavAnswer, davError, multistatus, statusResponse } from './dav-answer.ts'
import { type DavList, taskNamed } from './dav-list.ts'
import { davPaths, placeNamed } from './dav-paths.ts'
import { type AskedProperties, askedBy, responseOf, taskResource } from './propfind.ts'
import { isTooLong, isWanted } from './query-filter.ts'
import { childOf, childrenOf, type XmlElement } from './read-xml.ts'
import { caldav, dav, xmlElement, xmlText } from './write-xml.ts'

const noProperties: AskedProperties = { kind: 'some', names: [] }

/** Answers a REPORT on the calendar. @param list as a whole, or since the revision of `tokenIn` */
export function answerReport(list: DavList, root: XmlElement): DavAnswer {
  const asked = askedBy(root) ?? noProperties
  if (asked === 'too-many') return { status: 400 }
  switch (root.name) {
    case caldav('calendar-query'):
      return query(list, root, asked)
    case caldav('calendar-multiget'):
      return multiget(list, root, asked)
    case dav('sync-collection'):
      return changes(list, asked)
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
    const task = place?.kind === 'task' ? taskNamed(list, place.name) : undefined
    yield task
      ? responseOf({ ...taskResource(list, task), href }, asked)
      : statusResponse(href, '404 Not Found')
  }
}

/** Reports deleted tasks as missing, including those that the program has never seen. */
function changes(list: DavList, asked: AskedProperties): DavAnswer {
  return multistatus(changesOf(list, asked), list)
}

function* changesOf(list: DavList, asked: AskedProperties): Generator<string> {
  for (const task of list.tasks.values()) yield responseOf(taskResource(list, task), asked)
  const known = list.from === 0 ? [] : list.items.values()
  for (const { id, deleted } of known)
    if (deleted) yield statusResponse(davPaths.task(list.names.nameOf(id)), '404 Not Found')
  yield xmlElement(dav('sync-token'), xmlText(list.syncToken))
}
