const longestLine = 75

/** What a task of a calendar says. Moments are written as '20261127T084500Z'. */
export interface IcsTask {
  uid: string
  /** When it was written. */
  stamp: string
  summary: string
  note: string
  /** The list that it stands on; undefined where that is told otherwise. */
  category?: string
  isTicked: boolean
  /** When it was last changed; undefined where nobody is told. */
  changedAt?: string
}

/** A moment as calendars write it. @param time as 'YYYY-MM-DDThh:mm:ss.sssZ', or with a space */
export function icsMoment(time: string): string {
  return time.replace(/[-:]|\.\d+/g, '').replace(' ', 'T')
}

/** The only place where a task (RFC 5545, VTODO) is written. Its lines are not folded yet. */
export function taskLines({ uid, stamp, summary, note, category, isTicked, changedAt }: IcsTask): string[] {
  return [
    ...['BEGIN:VTODO', `UID:${escaped(uid)}`, `DTSTAMP:${stamp}`],
    ...(changedAt === undefined ? [] : [`LAST-MODIFIED:${changedAt}`]),
    `SUMMARY:${escaped(summary)}`,
    ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
    ...(category === undefined ? [] : [`CATEGORIES:${escaped(category)}`]),
    `STATUS:${isTicked ? 'COMPLETED' : 'NEEDS-ACTION'}`,
    // Reminders believe the moment alone.
    ...(isTicked && changedAt !== undefined ? [`COMPLETED:${changedAt}`, 'PERCENT-COMPLETE:100'] : []),
    'END:VTODO',
  ]
}

/** A calendar of some lines, folded. @param name '' for none */
export function icsCalendar(name: string, lines: readonly string[]): string {
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Lista Noastra//Lista Noastra//RO'],
    ...(name ? [`X-WR-CALNAME:${escaped(name)}`] : []),
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Lines of 75 bytes at most; what goes on begins with a space, and no letter is cut. */
function folded(line: string): string {
  const lines = ['']
  let bytes = 0
  for (const letter of line) {
    const length = bytesOf(letter)
    if (bytes + length > longestLine) {
      lines.push('')
      bytes = 1
    }
    lines[lines.length - 1] += letter
    bytes += length
  }
  return lines.join('\r\n ')
}

/** In UTF-8. */
function bytesOf(letter: string): number {
  const point = letter.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x8_00) return 2
  return point < 0x1_00_00 ? 3 : 4
}
