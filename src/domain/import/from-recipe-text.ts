import { fold } from '../lib/fold.ts'
import { firstLines } from '../text/lines.ts'
import { type Imported, thingOf } from './imported.ts'

const beginning = /^ingrediente(?: necesare)?(?: pentru .*)?:?$/
const end =
  /^(?:mod(?:ul)? de preparare|preparare|preparatie|instructiuni|pasi|cum se (?:face|prepara)|nutritie|valori nutritionale)\b/
const people = /\b(\d{1,2})(?:\s*-\s*\d{1,2})?\s+(?:de\s+)?(?:portii|portie|persoane|persoana)\b/

/**
 * Reads the text of a recipe: the lines below 'Ingrediente', up to the preparation; undefined for a text without that
 * heading. The name is the first line above the heading, and the number of people may stand anywhere.
 */
export function fromRecipeText(text: string): Imported | undefined {
  const lines = firstLines(text).map((line) => line.trim())
  const begin = lines.findIndex((line) => beginning.test(fold(line)))
  if (begin === -1) return undefined
  const below = lines.slice(begin + 1)
  const after = below.findIndex((line) => end.test(fold(line)))
  const ingredients = below.slice(0, after === -1 ? below.length : after).filter((line) => line !== '')
  const [, count] = people.exec(fold(text)) ?? []
  return {
    format: 'recipe',
    name: lines.slice(0, begin).find((line) => line !== '') ?? '',
    things: ingredients.map((line) => thingOf(line)),
    ...(count !== undefined && Number(count) > 0 && { servings: Number(count) }),
  }
}
