import { limits } from '../limits/limits.ts'
import { hrefOf } from './dav-answer.ts'
import type { DavCalendar, DavHome, DavTask } from './dav-list.ts'
import { davPaths } from './dav-paths.ts'
import { caldav, dav, extension, xmlElement, xmlText } from './write-xml.ts'

/** Functions that return each property of a resource as XML, by the name of the property. */
export type Properties = Readonly<Record<string, () => string>>

/** The property of Apple's calendar that other programs also use for the colour of a calendar. */
export const calendarColor = '{http://apple.com/ns/ical/}calendar-color'

const taskType = 'text/calendar; charset=utf-8; component=VTODO'

/** Properties that are returned only if they are requested by name. */
export const onlyByName: readonly string[] = [caldav('calendar-data')]

export function principalProperties(home: DavHome): Properties {
  return {
    ...ofAll(home),
    [dav('resourcetype')]: () => xmlElement(dav('collection')) + xmlElement(dav('principal')),
    [dav('displayname')]: () => xmlText(home.keyName),
    [dav('principal-URL')]: () => hrefOf(davPaths.principal),
    [caldav('calendar-home-set')]: () => hrefOf(davPaths.home),
    [caldav('calendar-user-address-set')]: () => hrefOf(davPaths.principal),
  }
}

export function homeProperties(home: DavHome): Properties {
  return {
    ...ofAll(home),
    [dav('resourcetype')]: () => xmlElement(dav('collection')),
    [dav('displayname')]: () => xmlText(home.keyName),
  }
}

export function calendarProperties(list: DavCalendar): Properties {
  return {
    ...ofAll(list),
    [dav('resourcetype')]: () => xmlElement(dav('collection')) + xmlElement(caldav('calendar')),
    [dav('displayname')]: () => xmlText(list.name),
    [dav('sync-token')]: () => xmlText(list.syncToken),
    [extension('getctag')]: () => xmlText(list.syncToken),
    [dav('supported-report-set')]: () => reports,
    ...(list.color !== '' && { [calendarColor]: () => xmlText(list.color) }),
    [caldav('supported-calendar-component-set')]: () => xmlElement(caldav('comp'), '', ' name="VTODO"'),
    [caldav('supported-calendar-data')]: () =>
      xmlElement(caldav('calendar-data'), '', ' content-type="text/calendar" version="2.0"'),
    [caldav('max-resource-size')]: () => String(limits.davBodyBytes),
  }
}

export function taskProperties(list: DavCalendar, task: DavTask): Properties {
  return {
    ...ofAll(list),
    [dav('resourcetype')]: () => '',
    [dav('getetag')]: () => xmlText(task.etag),
    [dav('getcontenttype')]: () => taskType,
    [dav('getcontentlength')]: () => String(Buffer.byteLength(task.text())),
    [dav('getlastmodified')]: () => httpTime(task.changed),
    [caldav('calendar-data')]: () => xmlText(task.text()),
  }
}

/** Returns a stored time in the format of HTTP. */
export function httpTime(stored: string): string {
  return new Date(stored.replace(' ', 'T')).toUTCString()
}

function ofAll({ access }: Pick<DavCalendar, 'access'>): Properties {
  const privileges = access === 'write' ? [...readPrivileges, ...writePrivileges] : readPrivileges
  return {
    [dav('current-user-principal')]: () => hrefOf(davPaths.principal),
    [dav('owner')]: () => hrefOf(davPaths.principal),
    [dav('current-user-privilege-set')]: () =>
      privileges.map((name) => xmlElement(dav('privilege'), xmlElement(dav(name)))).join(''),
  }
}

const readPrivileges = ['read', 'read-current-user-privilege-set']
const writePrivileges = ['write', 'write-content', 'bind', 'unbind']

const reports = [caldav('calendar-query'), caldav('calendar-multiget'), dav('sync-collection')]
  .map((name) => xmlElement(dav('supported-report'), xmlElement(dav('report'), xmlElement(name))))
  .join('')
