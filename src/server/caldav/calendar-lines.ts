import { icsProperty } from '../../domain/export/ics-task.ts'

/** A content line of a calendar (RFC 5545, 3.1). */
interface CalendarLine {
  /** As it was sent: folded, with its end. */
  raw: string
  /** 'SUMMARY'; '' if it is no property. */
  name: string
  /** ';LANGUAGE=ro' */
  parameters: string
  /** Unfolded, with its escapes. */
  value: string
}

/** A calendar with one task, line by line. */
export interface TaskLines {
  lines: readonly CalendarLine[]
  /** Index of the line that begins the task. */
  begin: number
  /** Indices of the task's own properties, without those of its alarms. */
  own: readonly number[]
}

interface OpenPart {
  kind: string
  begin: number
  own: number[]
}

const property = /^([A-Za-z\d-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s
const escapes: Readonly<Record<string, string>> = { n: '\n', N: '\n' }

/** Reads the first task of a calendar; of a recurring task, which has exceptions beside it, the task itself. */
export function readTaskLines(text: string): TaskLines | 'no-calendar' | 'no-task' {
  const lines = linesOf(text)
  const [first] = lines
  if (first?.name !== 'BEGIN' || first.value.trim().toUpperCase() !== 'VCALENDAR') return 'no-calendar'
  const tasks: OpenPart[] = []
  const open: OpenPart[] = []
  lines.forEach(({ name, value }, index) => {
    const kind = value.trim().toUpperCase()
    if (name === 'BEGIN') open.push({ kind, begin: index, own: [] })
    else if (name === 'END') {
      const ended = open.pop()
      if (ended?.kind === 'VTODO' && open.length === 1) tasks.push(ended)
    } else if (name !== '') open.at(-1)?.own.push(index)
  })
  const isException = ({ own }: OpenPart) => own.some((at) => lines[at]?.name === 'RECURRENCE-ID')
  const task = tasks.find((one) => !isException(one)) ?? tasks[0]
  return task ? { lines, begin: task.begin, own: task.own } : 'no-task'
}

/** Returns the task's first property of each name, without escapes. */
export function propertiesOf({ lines, own }: TaskLines): ReadonlyMap<string, string> {
  const properties = new Map<string, string>()
  for (const at of own) {
    const { name, value } = lines[at] ?? { name: '', value: '' }
    if (!properties.has(name)) properties.set(name, plain(value))
  }
  return properties
}

/** Returns all of the task's properties of a name, without escapes; parameters are ';VALUE=DATE'. */
export function allNamed(
  { lines, own }: TaskLines,
  name: string,
): Pick<CalendarLine, 'parameters' | 'value'>[] {
  const named = own.flatMap((at) => lines[at] ?? []).filter((line) => line.name === name)
  return named.map(({ parameters, value }) => ({ parameters, value: plain(value) }))
}

/**
 * Writes the calendar with other values of some of the task's properties. All other lines stay as they are.
 *
 * @param values of properties by name; undefined to remove one
 */
export function withProperties(
  { lines, begin, own }: TaskLines,
  values: ReadonlyMap<string, string | undefined>,
): string {
  const written = (name: string) => {
    const value = values.get(name)
    return value === undefined ? '' : icsProperty(name, value)
  }
  const said = new Set<string>()
  const replaced = new Map<number, string>()
  for (const at of own) {
    const name = lines[at]?.name ?? ''
    if (!values.has(name)) continue
    replaced.set(at, said.has(name) ? '' : written(name))
    said.add(name)
  }
  const added = [...values.keys()].filter((name) => !said.has(name)).map(written)
  return lines.map(({ raw }, at) => (replaced.get(at) ?? raw) + (at === begin ? added.join('') : '')).join('')
}

/** True for two calendars with the same properties in any order, apart from those that programs change each time. */
export function isSameCalendar(one: string, other: string): boolean {
  return one === other || essence(one) === essence(other)
}

const writtenAnew: readonly string[] = ['DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE', 'PRODID']

function essence(text: string): string {
  const parts: string[][] = []
  const open: string[][] = [[]]
  for (const { name, parameters, value } of linesOf(text)) {
    const line = `${name}${parameters}:${value.trim()}`
    if (name === 'BEGIN') open.push([line])
    else if (name === 'END') parts.push((open.pop() ?? []).sort())
    else if (!writtenAnew.includes(name)) open.at(-1)?.push(line)
  }
  return JSON.stringify(parts)
}

function linesOf(text: string): CalendarLine[] {
  const raws: string[][] = []
  for (const [physical] of text.matchAll(/[^\n]*\n|[^\n]+$/g)) {
    const last = raws.at(-1)
    if (last && /^[ \t]/.test(physical)) last.push(physical)
    else raws.push([physical])
  }
  return raws.map(lineOf)
}

function lineOf(physical: readonly string[]): CalendarLine {
  const whole = physical.map((one, at) => one.replace(/\r?\n$/, '').slice(at === 0 ? 0 : 1)).join('')
  const [, name = '', parameters = '', value = ''] = property.exec(whole.replace(/^\ufeff/, '')) ?? []
  return { raw: physical.join(''), name: name.toUpperCase(), parameters, value }
}

function plain(value: string): string {
  return value.replace(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter)
}
