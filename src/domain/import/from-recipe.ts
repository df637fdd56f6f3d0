import { type Imported, thingOf } from './imported.ts'
import { isObject, type JsonObject, jsonOf, objectsIn, textIn } from './json-value.ts'

const dataScript = /^<script\b[^>]*\btype\s*=\s*["']?application\/ld\+json\b[^>]*>([\s\S]*)$/i

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
}

/**
 * Reads the `Recipe` (schema.org) of a page's source, or of the data that stand in it; undefined where there is none.
 * Nothing is fetched: who pastes an address alone gets nothing from it.
 */
export function fromRecipe(text: string): Imported | undefined {
  const sources = /^[[{]/.test(text) ? [text] : dataScriptsIn(text)
  const recipe = sources.map((source) => recipeIn(jsonOf(source))).find((one) => one !== undefined)
  if (!recipe) return undefined
  const listed = Array.isArray(recipe.recipeIngredient) ? recipe.recipeIngredient : recipe.ingredients
  const lines = (Array.isArray(listed) ? listed : []).map((one) => plainText(textIn(one)))
  const servings = servingsOf(recipe.recipeYield)
  return {
    format: 'recipe',
    name: plainText(textIn(recipe.name)),
    things: lines.filter((line) => line !== '').map((line) => thingOf(line)),
    ...(servings !== undefined && { servings }),
  }
}

/** The scripts of a page's source that hold data; each begins at the last tag before its end. */
function dataScriptsIn(html: string): string[] {
  const scripts = html.split(/<\/script\s*>/i).slice(0, -1)
  return scripts.flatMap((before) => {
    const [, data] = dataScript.exec(before.slice(before.toLowerCase().lastIndexOf('<script'))) ?? []
    return data === undefined ? [] : [data]
  })
}

/** The first recipe in what stands in a page: alone, in a list, in a graph, or as what the page is about. */
function recipeIn(value: unknown): JsonObject | undefined {
  const candidates = [value, ...objectsIn(value)].filter(isObject)
  for (const one of candidates) {
    if (isRecipe(one)) return one
    const within = recipeIn(one['@graph']) ?? recipeIn(one.mainEntity) ?? recipeIn(one.mainEntityOfPage)
    if (within) return within
  }
  return undefined
}

function isRecipe({ '@type': type }: JsonObject): boolean {
  return type === 'Recipe' || (Array.isArray(type) && type.includes('Recipe'))
}

/** '4 porții', 4 or ['4', '4 servings'] are 4. */
function servingsOf(value: unknown): number | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value
  const [digits] = /\d+/.exec(typeof first === 'number' ? String(first) : textIn(first)) ?? []
  const count = Number(digits)
  return count >= 1 && count <= 100 ? count : undefined
}

/** Text in which no tag and no entity of HTML is left, on one line. */
function plainText(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi,
      (all, decimal?: string, hex?: string, name?: string) =>
        name !== undefined
          ? (entities[name.toLowerCase()] ?? all)
          : characterOf(Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10)),
    )
    .replace(/\s+/g, ' ')
    .trim()
}

function characterOf(point: number): string {
  return point <= 0x10_ff_ff ? String.fromCodePoint(point) : ''
}
