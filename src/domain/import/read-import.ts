import { itemsPerList, longestImport } from '../lib/reading-limits.ts'
import { fromChecklist } from './from-checklist.ts'
import { fromKeepPage, fromMicrodata } from './from-html.ts'
import { fromIcs } from './from-ics.ts'
import { fromJson } from './from-json.ts'
import { fromRecipe } from './from-recipe.ts'
import { fromRecipeText } from './from-recipe-text.ts'
import { fromOtherTable, fromTable } from './from-table.ts'
import { fromText } from './from-text.ts'
import { fromTodoTxt } from './from-todo-txt.ts'
import { type Imported, unknownImport } from './imported.ts'
import { jsonOf } from './json-value.ts'
import { isMarkup } from './markup.ts'

/**
 * Reads the formats of this and other programs, recognised by content. Prose is read line by line; data and pages of no
 * known format are unknown. Never throws. Text beyond `longestImport` is cut off, and of one list no more items are read
 * than a list can hold.
 *
 * @param fileName the name of the file, if it is one
 */
export function readImport(given: string, fileName = ''): Imported {
  const text = given.slice(0, longestImport).replace(/^\ufeff/, '')
  const trimmed = text.trimStart()
  const imported = fromData(trimmed) ?? fromLines(text, fileName)
  return { ...imported, things: imported.things.slice(0, itemsPerList) }
}

/** The beginnings of data that is no JSON after all, of formatted text, and of cards. */
const otherData = /^(?:[[{]\s*[[{"][^\n]*"\s*:|[[{]\s*\n\s*"|\{\\rtf|%PDF|BEGIN:VCARD)/i

/** Reads JSON, pages and calendars, all of which are unknown if no reader knows them; undefined for text. */
function fromData(text: string): Imported | undefined {
  const value = /^[[{]/.test(text) ? jsonOf(text) : undefined
  if (typeof value === 'object' && value !== null) return fromJson(value) ?? fromRecipe(text) ?? unknownImport
  const calendar = fromIcs(text)
  if (calendar) return calendar
  if (isMarkup(text)) return fromRecipe(text) ?? fromMicrodata(text) ?? fromKeepPage(text) ?? unknownImport
  return otherData.test(text) ? unknownImport : undefined
}

function fromLines(text: string, fileName: string): Imported {
  return (
    fromTable(text) ??
    fromTodoTxt(text) ??
    fromOtherTable(text, /\.(?:csv|tsv)$/i.test(fileName)) ??
    fromRecipeText(text) ??
    fromChecklist(text) ??
    fromText(text)
  )
}
