import { type DavAnswer, davError, multistatus, propsResponse } from './dav-answer.ts'
import { type DavCalendar, type DavHome, type DavList, type DavTask, taskNamed } from './dav-list.ts'
import { type DavPlace, davPaths } from './dav-paths.ts'
import {
  calendarProperties,
  homeProperties,
  onlyByName,
  type Properties,
  principalProperties,
  taskProperties,
} from './properties.ts'
import { childOf, type XmlElement } from './read-xml.ts'
import { dav, xmlElement } from './write-xml.ts'

/** Properties that are requested of each resource: some, all, or only their names. */
export type AskedProperties = { kind: 'some'; names: readonly string[] } | { kind: 'all' | 'names' }

interface Resource {
  href: string
  properties: Properties
}

/** Resources of a request, the place itself first; undefined if it does not exist. */
type ResourcesOf = (isDeep: boolean) => Iterable<Resource> | undefined

/**
 * @param held data that the answer is made from
 * @param depth as the header says; 0 if a program sends none
 */
export function answerPropfind(
  resourcesOf: ResourcesOf,
  held: Parameters<typeof multistatus>[1],
  root: XmlElement | undefined,
  depth = '0',
): DavAnswer {
  if (depth !== '0' && depth !== '1') return davError(403, dav('propfind-finite-depth'))
  const asked = root ? askedBy(root) : ({ kind: 'all' } as const)
  if (!asked || asked === 'too-many') return { status: 400 }
  const resources = resourcesOf(depth === '1')
  if (!resources) return { status: 404 }
  return multistatus(responsesOf(resources, asked), held)
}

function* responsesOf(resources: Iterable<Resource>, asked: AskedProperties): Generator<string> {
  for (const resource of resources) yield responseOf(resource, asked)
}

/** Maximum length of all names in a request, escaped: each name is part of the response for each of a thousand tasks. */
const longestNames = 6_000

/** Returns the properties that a REPORT or PROPFIND asks for. */
export function askedBy(root: XmlElement): AskedProperties | 'too-many' | undefined {
  const prop = childOf(root, dav('prop'))
  if (prop) {
    const names = writtenNames(prop.children)
    return names === 'too-many' ? names : { kind: 'some', names }
  }
  if (childOf(root, dav('propname'))) return { kind: 'names' }
  return childOf(root, dav('allprop')) ? { kind: 'all' } : undefined
}

export function responseOf({ href, properties }: Resource, asked: AskedProperties): string {
  const known = Object.keys(properties)
  if (asked.kind === 'some') {
    const found = asked.names.filter((name) => properties[name])
    const missing = asked.names.filter((name) => !properties[name])
    return propsResponse(href, found.map(written(properties)), missing)
  }
  if (asked.kind === 'names')
    return propsResponse(
      href,
      known.map((name) => xmlElement(name)),
      [],
    )
  const usual = known.filter((name) => !onlyByName.includes(name))
  return propsResponse(href, usual.map(written(properties)), [])
}

function written(properties: Properties): (name: string) => string {
  return (name) => xmlElement(name, properties[name]?.() ?? '')
}

/** The principal with its home, or the home with its calendars. */
export function resourcesOfHome(home: DavHome, kind: 'principal' | 'home'): ResourcesOf {
  const own = { href: davPaths.home, properties: homeProperties(home) }
  if (kind === 'home') return (isDeep) => [own, ...(isDeep ? home.calendars.map(calendarResource) : [])]
  const principal = { href: davPaths.principal, properties: principalProperties(home) }
  return (isDeep) => [principal, ...(isDeep ? [own] : [])]
}

/** A calendar with its tasks, or one task. @param name of the task; undefined for the calendar */
export function resourcesOfList(list: DavList, name: string | undefined): ResourcesOf {
  if (name === undefined) return (isDeep) => (isDeep ? withTasks(list) : [calendarResource(list)])
  const task = taskNamed(list, name)
  return () => task && [{ ...taskResource(list, task), href: davPaths.task(name, list.path) }]
}

function* withTasks(list: DavList): Generator<Resource> {
  yield calendarResource(list)
  for (const task of list.tasks.values()) yield taskResource(list, task)
}

function calendarResource(calendar: DavCalendar): Resource {
  return { href: davPaths.calendarOf(calendar.path), properties: calendarProperties(calendar) }
}

export function taskResource(list: DavList, task: DavTask): Resource {
  return { href: task.href, properties: taskProperties(list, task) }
}

export function hrefAt(place: DavPlace): string {
  switch (place.kind) {
    case 'task':
      return davPaths.task(place.name, place.list)
    case 'calendar':
      return davPaths.calendarOf(place.list)
    default:
      return davPaths[place.kind]
  }
}

/** Returns the names of elements, each once. */
export function writtenNames(elements: readonly XmlElement[]): string[] | 'too-many' {
  const names = [...new Set(elements.map(({ name }) => name))]
  return names.map((name) => xmlElement(name)).join('').length > longestNames ? 'too-many' : names
}
