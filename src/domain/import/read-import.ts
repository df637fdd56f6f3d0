import { itemsPerList, longestImport } from '../lib/reading-limits.ts'
import { fromIcs } from './from-ics.ts'
import { fromJson } from './from-json.ts'
import { fromRecipe } from './from-recipe.ts'
import { fromRecipeText } from './from-recipe-text.ts'
import { fromTable } from './from-table.ts'
import { fromText } from './from-text.ts'
import { fromTodoTxt } from './from-todo-txt.ts'
import type { Imported } from './imported.ts'
import { jsonOf } from './json-value.ts'

/**
 * Reads the formats of this and other programs, recognised by content. Text of no known format is read line by line. Never
 * throws. Text beyond `longestImport` is cut off, and of one list no more items are read than a list can hold.
 */
export function readImport(given: string): Imported {
  const text = given.slice(0, longestImport)
  const trimmed = text.trimStart().replace(/^\ufeff/, '')
  const imported =
    (/^[[{]/.test(trimmed) ? fromJson(jsonOf(trimmed)) : undefined) ??
    fromRecipe(trimmed) ??
    fromIcs(trimmed) ??
    fromTodoTxt(text) ??
    fromRecipeText(text) ??
    fromTable(text) ??
    fromText(text)
  return { ...imported, things: imported.things.slice(0, itemsPerList) }
}
