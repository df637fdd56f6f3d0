import { mostLines } from '../lib/reading-limits.ts'
import { peopleOf } from '../recipe/people.ts'
import { isSection } from './from-recipe-text.ts'
import { type Imported, type ImportedThing, thingOf } from './imported.ts'
import { isObject, type JsonObject, jsonOf, objectsIn, textIn, wordAt, wordIn } from './json-value.ts'
import { plainLines, plainText, withoutEntities } from './markup.ts'

/** Matches the attributes of a script that contains data. */
const dataType = /\btype\s*=\s*["']?application\/ld\+json\b/i

/** Units of UN/CEFACT, which schema.org names in `unitCode`. */
const unitCodes: Readonly<Record<string, string>> = {
  KGM: 'kg',
  GRM: 'g',
  LTR: 'l',
  MLT: 'ml',
  CLT: 'cl',
  C62: 'buc',
  H87: 'buc',
}

/**
 * Reads the `Recipe` (schema.org) from a page's source, or from the data of such a page; undefined if there is none. Nothing
 * is fetched, so an address alone has no recipe.
 */
export function fromRecipe(text: string): Imported | undefined {
  const sources = /^[[{]/.test(text) ? [text] : dataScriptsIn(text)
  const recipe = sources.map((source) => recipeIn(dataOf(source))).find((one) => one !== undefined)
  if (!recipe) return undefined
  const listed = recipe.recipeIngredient ?? recipe.ingredients ?? recipe.supply
  const servings = servingsOf(recipe.recipeYield ?? recipe.yield)
  return {
    format: 'recipe',
    name: plainText(textIn(recipe.name)),
    things: flatOf(listed).flatMap(thingsOf).slice(0, mostLines),
    ...(servings !== undefined && { servings }),
  }
}

/** Parses the data of a page, whose texts may have line breaks that JSON does not allow. */
function dataOf(source: string): unknown {
  return jsonOf(source) ?? jsonOf(source.replace(/[\r\n\t]+/g, ' '))
}

/** The scripts of a page's source that hold data; each begins at the last tag before its end. */
function dataScriptsIn(html: string): string[] {
  const scripts = html.split(/<\/script\s*>/i).slice(0, -1)
  return scripts.flatMap((before) => {
    const [behindTag = ''] = before
      .split(/<script\b/i)
      .slice(1)
      .slice(-1)
    const end = behindTag.indexOf('>')
    return end >= 0 && dataType.test(behindTag.slice(0, end)) ? [behindTag.slice(end + 1)] : []
  })
}

/**
 * Returns the first recipe in a page's data: a single object, in a list, in a graph, or as the page's main entity. The
 * search keeps its own stack, because the data may be nested more deeply than recursive calls can go.
 */
function recipeIn(value: unknown): JsonObject | undefined {
  // A stack: the last value is examined next.
  const waiting = [value]
  while (waiting.length > 0) {
    const one = waiting.pop()
    if (Array.isArray(one)) for (const part of objectsIn(one).reverse()) waiting.push(part)
    if (!isObject(one)) continue
    if (isRecipe(one)) return one
    waiting.push(one.mainEntityOfPage, one.mainEntity, one['@graph'])
  }
  return undefined
}

/** True for a recipe, and for instructions that name their supplies. */
function isRecipe({ '@type': type, supply }: JsonObject): boolean {
  const types = (Array.isArray(type) ? type : [type]).map((one) => textIn(one).replace(/^.*[/:]/, ''))
  return types.includes('Recipe') || (types.includes('HowTo') && supply !== undefined)
}

/** Returns the values in nested arrays, in their order, without recursive calls. */
function flatOf(value: unknown): unknown[] {
  const flat: unknown[] = []
  const waiting = [value]
  while (waiting.length > 0 && flat.length < mostLines) {
    const one = waiting.pop()
    if (Array.isArray(one)) for (let at = one.length - 1; at >= 0; at--) waiting.push(one[at])
    else if (one !== undefined) flat.push(one)
  }
  return flat
}

/** Returns the ingredients of a text, of which each line is one, or of a described supply. */
function thingsOf(value: unknown): ImportedThing[] {
  if (!isObject(value)) {
    const lines = plainLines(wordIn(value)).filter((line) => !isSection(line))
    return lines.map((line) => thingOf(line))
  }
  const text = plainText(wordAt(value, 'name|text|item.name'))
  const given = isObject(value.requiredQuantity) ? value.requiredQuantity : value
  const quantity = wordAt(given, 'value|minValue') || wordAt(value, 'requiredQuantity')
  const code = wordAt(given, 'unitCode')
  const unit = wordAt(given, 'unitText') || (unitCodes[code] ?? '')
  const note = plainText(wordAt(value, 'description'))
  if (text === '') return []
  return [
    {
      ...thingOf(text, false, note ? { note } : {}),
      ...(quantity && { amount: `${quantity} ${unit}`.trim() }),
    },
  ]
}

/** '4 porții', 4 or ['4', '4 servings'] are 4. */
function servingsOf(value: unknown): number | undefined {
  const words = (Array.isArray(value) ? value : [value]).map((one) =>
    withoutEntities(isObject(one) ? `${wordAt(one, 'value')} ${wordAt(one, 'unitText')}` : wordIn(one)),
  )
  return words.map((word) => peopleOf(word, { isCount: true })).find((count) => count !== undefined)
}
