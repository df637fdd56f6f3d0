import fc from 'fast-check'

/** Properties of a task that the server writes itself once the item has changed; aisle and store where none is sent. */
const owned = [
  'SUMMARY',
  'DESCRIPTION',
  'STATUS',
  'COMPLETED',
  'PERCENT-COMPLETE',
  'LAST-MODIFIED',
  'CATEGORIES',
  'LOCATION',
]

/** True for a property of the task itself that the server may write; lines of alarms begin with '/'. */
export function ownedByServer(line: string): boolean {
  return owned.some((name) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
}

/** The lines of a calendar, unfolded. */
export function linesOf(text: string): string[] {
  return text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
}

/** The same with '/' before each line of a part of a task, such as an alarm, or of another task. */
export function taskLinesOf(text: string): string[] {
  let depth = 0
  let tasks = 0
  return linesOf(text).map((line) => {
    if (line === 'BEGIN:VTODO') tasks += 1
    if (line.startsWith('END:')) depth -= 1
    const isOwn = depth === 2 && tasks === 1
    if (line.startsWith('BEGIN:')) depth += 1
    return isOwn ? line : `/${line}`
  })
}

const text = fc
  .string({
    unit: fc.constantFrom(
      'a',
      'ă',
      ' ',
      'ț',
      '7',
      '🥛',
      '-',
      '"',
      '<',
      ':',
      '=',
      '.',
      '—',
      '\\,',
      '\\;',
      '\\n',
      '\\\\',
    ),
    maxLength: 120,
  })
  .map((said) => said.trim())
const name = fc.constantFrom(
  'X-SORT',
  'X-A1',
  'URL',
  'COMMENT',
  'CONTACT',
  'RELATED-TO',
  'RESOURCES',
  'CLASS',
  'ATTACH',
)
const parameter = fc.constantFrom(
  '',
  ';LANGUAGE=ro',
  ';X-A="b:c;d"',
  ';VALUE=TEXT',
  ';ALTREP="https://a.example/;b"',
  ';X-B=ș',
)
const property = fc.tuple(name, parameter, text).map(([key, more, value]) => `${key}${more}:${value}`)
const moment = fc.constantFrom('20261201T080000Z', '20261201T080000', '20261201')
const dated = fc
  .tuple(
    fc.constantFrom('DUE', 'DTSTART', 'CREATED', 'RECURRENCE-X'),
    fc.constantFrom('', ';TZID=Europe/Bucharest', ';VALUE=DATE'),
    moment,
  )
  .map((parts) => `${parts[0]}${parts[1]}:${parts[2]}`)
const known = fc.oneof(
  text.map((said) => `SUMMARY:${said}`),
  text.map((said) => `DESCRIPTION;X-C=d:${said}`),
  fc.constantFrom(
    'STATUS:NEEDS-ACTION',
    'STATUS:COMPLETED',
    'STATUS:IN-PROCESS',
    'PERCENT-COMPLETE:50',
    'COMPLETED:20261101T080000Z',
  ),
  fc.constantFrom(
    'PRIORITY:1',
    'RRULE:FREQ=DAILY;COUNT=3',
    'EXDATE:20261202T080000Z',
    'GEO:44.4;26.1',
    'SEQUENCE:4',
    'DTSTAMP:20261101T080000Z',
    'ORGANIZER;CN="A; B":mailto:a@b.example',
  ),
  fc.constantFrom('CATEGORIES:acasă,x', 'LOCATION:colț'),
)
const alarm = fc
  .array(fc.oneof(property, known), { maxLength: 4 })
  .map((lines) => ['BEGIN:VALARM', ...lines, 'END:VALARM'])

/** Calendars with one task: any properties, parameters, alarms, an exception, lines folded anywhere (RFC 5545). */
export function calendarOf(): fc.Arbitrary<string> {
  return fc
    .record({
      uid: fc.uuid(),
      lines: fc.array(fc.oneof(property, dated, known), { maxLength: 10 }),
      alarms: fc.array(alarm, { maxLength: 2 }),
      hasException: fc.boolean(),
      width: fc.integer({ min: 10, max: 75 }),
    })
    .map(({ uid, lines, alarms, hasException, width }) => {
      const exception = [
        'BEGIN:VTODO',
        `UID:${uid}`,
        'RECURRENCE-ID:20261203T080000Z',
        'SUMMARY:altul',
        'END:VTODO',
      ]
      const all = [
        ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//RO', 'BEGIN:VTODO', `UID:${uid}`],
        ...lines,
        ...alarms.flat(),
        'END:VTODO',
        ...(hasException ? exception : []),
        'END:VCALENDAR',
      ]
      return all.map((line) => `${foldedAt(line, width)}\r\n`).join('')
    })
}

function foldedAt(line: string, width: number): string {
  const signs = Array.from(line)
  const parts = Array.from({ length: Math.ceil(signs.length / width) }, (_, at) =>
    signs.slice(at * width, (at + 1) * width).join(''),
  )
  return parts.join('\r\n ')
}
