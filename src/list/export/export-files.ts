import { type CategoryGroup, type GroupedItems, groupByCategory } from '../../domain/category/arrange.ts'
import { asIcs } from '../../domain/export/as-ics.ts'
import { asJson } from '../../domain/export/as-json.ts'
import { asTodoTxt } from '../../domain/export/as-todo-txt.ts'
import type { Item } from '../../domain/item/item.ts'
import { itemAsLine } from '../../i18n/item-line.ts'
import { dayOf } from '../history/list-history.ts'
import { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'
import { $shelving, effectiveCategory } from '../vocabulary/shelving.ts'
import { listsAsCsv } from './list-as-csv.ts'
import { listAsText } from './list-as-text.ts'

/** File formats for lists, in the order in which they are offered. */
export const exportFormats = ['text', 'csv', 'json', 'todo-txt', 'ics'] as const

export type ExportFormat = (typeof exportFormats)[number]

interface ListToExport {
  name: string
  items: readonly Item[]
}

interface FileToSave {
  text: string
  /** Extension of the file's name. */
  ending: string
  /** MIME type. */
  type: string
}

/** Writes lists to one file. @param nowMs since 1970 */
export function exportFile(format: ExportFormat, given: readonly ListToExport[], nowMs: number): FileToSave {
  const vocabulary = $vocabulary.get()
  const lists = given.map(({ name, items }) => {
    const groups = groupByCategory([...items], $shelving.get())
    return { name, groups, items: inOrder(groups) }
  })
  const write = (item: Item) => itemAsLine(vocabulary, item)
  switch (format) {
    case 'text': {
      const texts = lists.map(({ name, groups }) => listAsText(vocabulary, name, groups))
      return { text: `${texts.join('\n\n')}\n`, ending: 'txt', type: 'text/plain' }
    }
    case 'csv':
      return { text: listsAsCsv(lists, effectiveCategory), ending: 'csv', type: 'text/csv' }
    case 'json':
      return { text: asJson(lists), ending: 'json', type: 'application/json' }
    case 'todo-txt':
      return { text: asTodoTxt(lists, write, dayOf(nowMs)), ending: 'todo.txt', type: 'text/plain' }
    case 'ics':
      return { text: asIcs(lists, { write, nowMs }), ending: 'ics', type: 'text/calendar' }
  }
}

function inOrder({ pending, notFound, completed }: GroupedItems): Item[] {
  return [...pending.flatMap((group: CategoryGroup) => group.items), ...notFound, ...completed]
}
