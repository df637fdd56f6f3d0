import type { DavTask } from './dav-list.ts'
import { childOf, childrenOf, type XmlElement } from './read-xml.ts'
import type { TaskNames } from './task-names.ts'
import { caldav } from './write-xml.ts'

/** True when a task matches the filter of a query (RFC 4791, 9.7); without a filter every task matches. */
export function isWanted(task: DavTask, names: TaskNames, filter: XmlElement | undefined): boolean {
  const calendar = filter && childOf(filter, caldav('comp-filter'))
  if (!calendar) return true
  const values = valuesOf(task, names)
  return childrenOf(calendar, caldav('comp-filter')).every((component) => {
    const isOfTasks = component.attributes.name?.toUpperCase() === 'VTODO'
    if (childOf(component, caldav('is-not-defined'))) return !isOfTasks
    return isOfTasks && fits(component, values)
  })
}

/** Maximum number of conditions of a query, more than any known program sends: each is compared with each task. */
const mostConditions = 50
/** Maximum length of the texts in a query, more than any property of a task has. */
const longestTexts = 2_000

/** True when a filter has too many conditions or too long texts. */
export function isTooLong(filter: XmlElement): boolean {
  const all = [...elementsIn(filter)]
  return all.length > mostConditions || all.reduce((sum, { text }) => sum + text.length, 0) > longestTexts
}

function* elementsIn(element: XmlElement): Generator<XmlElement> {
  for (const child of element.children) {
    yield child
    yield* elementsIn(child)
  }
}

type Values = ReadonlyMap<string, string>

function valuesOf({ item, summary, changedAt }: DavTask, names: TaskNames): Values {
  const { note, completed } = item
  return new Map([
    ['UID', names.nameOf(item.id)],
    ['DTSTAMP', changedAt],
    ['LAST-MODIFIED', changedAt],
    ['SUMMARY', summary()],
    ...(note ? ([['DESCRIPTION', note]] as const) : []),
    ['STATUS', completed ? 'COMPLETED' : 'NEEDS-ACTION'],
    ...(completed
      ? ([
          ['COMPLETED', changedAt],
          ['PERCENT-COMPLETE', '100'],
        ] as const)
      : []),
  ])
}

/** A task without a time of its own matches every time range. */
function fits(component: XmlElement, values: Values): boolean {
  const range = childOf(component, caldav('time-range'))
  const completed = values.get('COMPLETED')
  if (range && completed !== undefined && !isWithin(range, completed)) return false
  return childrenOf(component, caldav('prop-filter')).every((filter) => {
    const value = values.get(filter.attributes.name?.toUpperCase() ?? '')
    if (childOf(filter, caldav('is-not-defined'))) return value === undefined
    return value !== undefined && fitsValue(filter, value)
  })
}

function fitsValue(filter: XmlElement, value: string): boolean {
  const range = childOf(filter, caldav('time-range'))
  if (range && !isWithin(range, value)) return false
  // None of this server's properties has a parameter.
  const parameters = childrenOf(filter, caldav('param-filter'))
  if (parameters.some((one) => !childOf(one, caldav('is-not-defined')))) return false
  return childrenOf(filter, caldav('text-match')).every((match) => matches(match, value))
}

function matches({ attributes, text }: XmlElement, value: string): boolean {
  const isExact = attributes.collation === 'i;octet'
  const isFound = isExact ? value.includes(text) : value.toLowerCase().includes(text.toLowerCase())
  return isFound !== (attributes['negate-condition'] === 'yes')
}

/** Moments in UTC sort like their texts. */
function isWithin({ attributes: { start, end } }: XmlElement, moment: string): boolean {
  if (!/^\d{8}T\d{6}Z$/.test(moment)) return false
  return (start === undefined || start <= moment) && (end === undefined || moment < end)
}
