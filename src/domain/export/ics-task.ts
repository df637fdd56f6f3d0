const longestLine = 75

/** Fields of a calendar task. Moments are written as '20261127T084500Z'. */
export interface IcsTask {
  uid: string
  /** Moment at which the task was written. */
  stamp: string
  summary: string
  note: string
  /** Name of the list or an aisle; undefined if it is given elsewhere. */
  category?: string | undefined
  /** '' or undefined for anywhere. */
  location?: string
  isTicked: boolean
  /** Moment of the last change; undefined if it is left out. */
  changedAt?: string
}

/** Returns a moment in iCalendar format. @param time as 'YYYY-MM-DDThh:mm:ss.sssZ', or with a space */
export function icsMoment(time: string): string {
  return time.replace(/[-:]|\.\d+/g, '').replace(' ', 'T')
}

/** Returns the lines of a task (RFC 5545, VTODO), not yet folded. All tasks are written here. */
export function taskLines(task: IcsTask): string[] {
  const { uid, stamp, summary, note, category, location, isTicked, changedAt } = task
  return [
    ...['BEGIN:VTODO', `UID:${escaped(uid)}`, `DTSTAMP:${stamp}`],
    ...(changedAt === undefined ? [] : [`LAST-MODIFIED:${changedAt}`]),
    `SUMMARY:${escaped(summary)}`,
    ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
    ...(category === undefined ? [] : [`CATEGORIES:${escaped(category)}`]),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `STATUS:${isTicked ? 'COMPLETED' : 'NEEDS-ACTION'}`,
    // Apple Reminders accepts a completed task only with its moment.
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

/** Returns a property as a folded line with its end. */
export function icsProperty(name: string, text: string): string {
  return `${folded(`${name}:${escaped(text)}`)}\r\n`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Folds a line at 75 bytes; a continuation line begins with a space, and no character is split. */
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

/** Length of a character in UTF-8. */
function bytesOf(letter: string): number {
  const point = letter.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x8_00) return 2
  return point < 0x1_00_00 ? 3 : 4
}
