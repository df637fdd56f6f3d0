import type { ExportedList } from './as-json.ts'

/** Writes an item on one line: '2 l lapte'. */
type WriteItem = (item: ExportedList['items'][number]) => string

/**
 * Returns lists as tasks of todo.txt: `x` before bought items, the list as a project, the store as a context.
 *
 * @param day of the export, '2026-11-27': the format requires the day on which a task was done
 */
export function asTodoTxt(lists: readonly ExportedList[], write: WriteItem, day: string): string {
  const lines = lists.flatMap(({ name, items }) =>
    items.map((item) =>
      [
        item.completed ? `x ${day}` : day,
        // An @ or + at the beginning of a word would be read as a context or a project.
        write(item).replace(/(^|\s)[@+]/g, '$1'),
        ...(item.store ? [`@${tagOf(item.store)}`] : []),
        `+${tagOf(name)}`,
      ].join(' '),
    ),
  )
  return lines.map((line) => `${line}\n`).join('')
}

function tagOf(text: string): string {
  return text.trim().replace(/\s+/g, '_')
}
