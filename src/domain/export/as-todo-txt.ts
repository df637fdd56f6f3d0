import type { ExportedList } from './as-json.ts'

/** How a thing is written on one line: '2 l lapte'. */
type WriteItem = (item: ExportedList['items'][number]) => string

/**
 * Lists as tasks of todo.txt: `x` before what is bought, the list as a project, the store as a context.
 *
 * @param day of the export, '2026-11-27': the format asks for one where a task is done
 */
export function asTodoTxt(lists: readonly ExportedList[], write: WriteItem, day: string): string {
  const lines = lists.flatMap(({ name, items }) =>
    items.map((item) =>
      [
        item.completed ? `x ${day}` : day,
        // A mark within a name would be taken for one of the format's.
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
