import { allNamed, propertiesOf, readTaskLines, type TaskLines } from './calendar-lines.ts'
import type { DavTask } from './dav-list.ts'
import { childOf, childrenOf, type XmlElement } from './read-xml.ts'
import { isInRange, isWithin } from './time-range.ts'
import { caldav } from './write-xml.ts'

/** True when a task matches the filter of a query (RFC 4791, 9.7); without a filter every task matches. */
export function isWanted(task: DavTask, filter: XmlElement | undefined): boolean {
  const calendar = filter && childOf(filter, caldav('comp-filter'))
  if (!calendar) return true
  return childrenOf(calendar, caldav('comp-filter')).every((component) => {
    const isOfTasks = component.attributes.name?.toUpperCase() === 'VTODO'
    if (childOf(component, caldav('is-not-defined'))) return !isOfTasks
    return isOfTasks && (component.children.length === 0 || fits(component, task))
  })
}

/** Maximum number of conditions of a query, more than any known program sends: each is compared with each task. */
const mostConditions = 50
/** Maximum length of the texts in a query, more than programs search for. */
const longestTexts = 2_000

/** True when a filter has too many conditions or too long texts. */
export function isTooLong(filter: XmlElement): boolean {
  const all = [...elementsIn(filter)]
  return all.length > mostConditions || all.reduce((sum, { text }) => sum + text.length, 0) > longestTexts
}

export function* elementsIn(element: XmlElement): Generator<XmlElement> {
  for (const child of element.children) {
    yield child
    yield* elementsIn(child)
  }
}

function fits(component: XmlElement, task: DavTask): boolean {
  const lines = readTaskLines(task.text())
  if (typeof lines === 'string') return false
  const range = childOf(component, caldav('time-range'))
  if (range && !isInRange(range.attributes, propertiesOf(lines))) return false
  return (
    childrenOf(component, caldav('comp-filter')).every((part) => fitsPart(part, lines)) &&
    childrenOf(component, caldav('prop-filter')).every((filter) => {
      const named = allNamed(lines, filter.attributes.name?.toUpperCase() ?? '')
      if (childOf(filter, caldav('is-not-defined'))) return named.length === 0
      return named.some(({ value, parameters }) => fitsValue(filter, value, parameters))
    })
  )
}

/** Alarms are only compared by their presence. */
function fitsPart(part: XmlElement, { lines }: TaskLines): boolean {
  const kind = part.attributes.name?.toUpperCase()
  const isThere = lines.some(({ name, value }) => name === 'BEGIN' && value.trim().toUpperCase() === kind)
  return isThere !== (childOf(part, caldav('is-not-defined')) !== undefined)
}

function fitsValue(filter: XmlElement, value: string, parameters: string): boolean {
  const range = childOf(filter, caldav('time-range'))
  if (range && !isWithin(range.attributes, value)) return false
  return (
    childrenOf(filter, caldav('param-filter')).every((one) => fitsParameter(one, parameters)) &&
    childrenOf(filter, caldav('text-match')).every((match) => matches(match, value))
  )
}

function fitsParameter(filter: XmlElement, parameters: string): boolean {
  const wanted = filter.attributes.name?.toUpperCase()
  const said = parameters.split(';').map((one) => one.split('='))
  const value = said.find(([name]) => name?.toUpperCase() === wanted)?.[1]
  if (childOf(filter, caldav('is-not-defined'))) return value === undefined
  return (
    value !== undefined && childrenOf(filter, caldav('text-match')).every((match) => matches(match, value))
  )
}

function matches({ attributes, text }: XmlElement, value: string): boolean {
  const isExact = attributes.collation === 'i;octet'
  const isFound = isExact ? value.includes(text) : value.toLowerCase().includes(text.toLowerCase())
  return isFound !== (attributes['negate-condition'] === 'yes')
}
