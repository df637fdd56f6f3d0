import { lastOf } from '../lib/last-of.ts'

/** The name of a calendar and its top-level parts, with the first property of each name. */
export interface ReadCalendar {
  name: string
  parts: readonly IcsPart[]
}

export interface IcsPart {
  /** 'VTODO' */
  kind: string
  properties: ReadonlyMap<string, string>
}

const escapes: Readonly<Record<string, string>> = { n: '\n', N: '\n' }

/** 'SUMMARY;LANGUAGE=ro;X="a:b":lapte' */
const property = /^([A-Za-z\d-]+)(?:;(?:"[^"]*"|[^":])*)?:(.*)$/

/** Reads a calendar (RFC 5545); undefined for any other text. Parts within a part, such as alarms, are not read. */
export function readCalendar(text: string): ReadCalendar | undefined {
  const whole = text.replace(/^\ufeff/, '')
  if (!/^BEGIN:VCALENDAR\r?\n/i.test(whole)) return undefined
  const parts: IcsPart[] = []
  const open: { kind: string; properties: Map<string, string> }[] = []
  let name = ''
  for (const line of whole.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const [, said = '', value = ''] = property.exec(line) ?? []
    const key = said.toUpperCase()
    if (key === 'BEGIN') open.push({ kind: value.trim().toUpperCase(), properties: new Map() })
    else if (key === 'END') {
      const ended = open.pop()
      if (ended && open.length === 1) parts.push(ended)
    } else if (key === 'X-WR-CALNAME' && open.length === 1) name ||= plain(value).trim()
    else note(lastOf(open)?.properties, key, value)
  }
  return { name, parts }
}

/** True if a task is marked as done; some programs write only the moment of completion. */
export function isTickedTask(properties: IcsPart['properties']): boolean {
  const status = properties.get('STATUS')?.trim().toUpperCase()
  if (status) return status === 'COMPLETED'
  return properties.has('COMPLETED') || properties.get('PERCENT-COMPLETE')?.trim() === '100'
}

function note(properties: Map<string, string> | undefined, key: string, value: string): void {
  if (properties && key !== '' && !properties.has(key)) properties.set(key, plain(value))
}

function plain(value: string): string {
  return value.replace(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter)
}
