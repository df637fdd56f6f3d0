import { fromIcs } from './from-ics.ts'
import { fromJson } from './from-json.ts'
import { fromRecipe } from './from-recipe.ts'
import { fromRecipeText } from './from-recipe-text.ts'
import { fromTable } from './from-table.ts'
import { fromText } from './from-text.ts'
import { fromTodoTxt } from './from-todo-txt.ts'
import type { Imported } from './imported.ts'
import { jsonOf } from './json-value.ts'

/** In characters: what a list of a thousand things takes in the wordiest of the formats, some times over. */
export const longestImport = 1_000_000

/** More things than a list can hold are not read. */
const mostThings = 1_000

/**
 * Reads what other programs write, and this one, recognised by its content. Text of no known kind is read line by line.
 * Never throws. What is longer than `longestImport` is cut.
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
  return { ...imported, things: imported.things.slice(0, mostThings) }
}
