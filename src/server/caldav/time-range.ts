/** Attributes of a `time-range`, as moments in UTC. */
type Range = Readonly<Record<string, string>>

type Values = ReadonlyMap<string, string>

/**
 * True when a task is within a range (RFC 4791, 9.9): by its start and due date, else by the moments of its creation and
 * completion. A task without any matches every range. Local times count as UTC, and a recurring task never ends.
 */
export function isInRange(range: Range, values: Values): boolean {
  const at = (name: string) => momentOf(values.get(name))
  const [start, due] = [at('DTSTART'), at('DUE') ?? endOf(at('DTSTART'), values.get('DURATION'))]
  const [created, completed] = [at('CREATED'), at('COMPLETED')]
  const planned = start ?? due
  if (planned !== undefined)
    return overlaps(range, planned, values.has('RRULE') ? undefined : (due ?? planned))
  if (completed !== undefined) return overlaps(range, created ?? completed, completed)
  return created === undefined || range.end === undefined || created < range.end
}

/** True when a moment is within a range; false for a text that is none. */
export function isWithin({ start, end }: Range, value: string): boolean {
  const moment = momentOf(value)
  if (moment === undefined) return false
  return (start === undefined || start <= moment) && (end === undefined || moment < end)
}

/** @param last undefined for no end */
function overlaps({ start, end }: Range, first: string, last: string | undefined): boolean {
  const isBeforeEnd = end === undefined || first < end
  return isBeforeEnd && (start === undefined || last === undefined || last >= start)
}

/** Returns a moment in a form in which moments sort like their texts; undefined for another text. */
function momentOf(value: string | undefined): string | undefined {
  const [, day, time = 'T000000'] = /^(\d{8})(T\d{6})?Z?$/.exec(value?.trim() ?? '') ?? []
  return day && `${day}${time}Z`
}

const unitMs: Readonly<Record<string, number>> = {
  W: 604_800_000,
  D: 86_400_000,
  H: 3_600_000,
  M: 60_000,
  S: 1000,
}

/** Returns the end of a duration: 'P1DT2H'. */
function endOf(start: string | undefined, duration: string | undefined): string | undefined {
  if (start === undefined || !duration?.startsWith('P')) return undefined
  const ms = Array.from(
    duration.matchAll(/(\d{1,6})([WDHMS])/g),
    ([, count, unit]) => Number(count) * (unitMs[unit ?? ''] ?? 0),
  )
  const from = Date.parse(start.replace(/^(.{4})(.{2})(.{2}T.{2})(.{2})/, '$1-$2-$3:$4:'))
  const end = new Date(from + ms.reduce((sum, one) => sum + one, 0))
  return Number.isNaN(end.getTime()) ? undefined : end.toISOString().replace(/[-:]|\.\d+/g, '')
}
