import type { ExportedList } from './as-json.ts'
import { icsCalendar, icsMoment, taskLines } from './ics-task.ts'

interface Told {
  /** Writes an item on one line: '2 l lapte'. */
  write: (item: ExportedList['items'][number]) => string
  /** The moment of the export, in ms since 1970. */
  nowMs: number
}

/**
 * Returns lists as tasks of a calendar (RFC 5545, VTODO), for programs that show tasks. Notes become descriptions, lists
 * become categories.
 */
export function asIcs(lists: readonly ExportedList[], { write, nowMs }: Told): string {
  const stamp = icsMoment(new Date(nowMs).toISOString())
  const [only] = lists.length === 1 ? lists : []
  return icsCalendar(
    only?.name ?? '',
    lists.flatMap(({ name: category, items }) =>
      items.flatMap((item) => {
        const { id: uid, note, completed: isTicked } = item
        return taskLines({ uid, stamp, summary: write(item), note, category, isTicked })
      }),
    ),
  )
}
