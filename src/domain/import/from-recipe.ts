import { mostLines } from '../lib/reading-limits.ts'
import { type Imported, thingOf } from './imported.ts'
import { isObject, type JsonObject, jsonOf, objectsIn, textIn } from './json-value.ts'

/** Matches the attributes of a script that contains data. */
const dataType = /\btype\s*=\s*["']?application\/ld\+json\b/i

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['frac12', '½'],
  ['frac14', '¼'],
  ['frac34', '¾'],
])

/**
 * Reads the `Recipe` (schema.org) from a page's source, or from the data of such a page; undefined if there is none. Nothing
 * is fetched, so an address alone has no recipe.
 */
export function fromRecipe(text: string): Imported | undefined {
  const sources = /^[[{]/.test(text) ? [text] : dataScriptsIn(text)
  const recipe = sources.map((source) => recipeIn(jsonOf(source))).find((one) => one !== undefined)
  if (!recipe) return undefined
  const listed = Array.isArray(recipe.recipeIngredient) ? recipe.recipeIngredient : recipe.ingredients
  const lines = (Array.isArray(listed) ? listed : []).slice(0, mostLines).map((one) => plainText(textIn(one)))
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

/** Returns text without HTML tags and entities, on one line. */
function plainText(text: string): string {
  return withoutTags(text)
    .replace(
      /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,8}));/gi,
      (all, decimal?: string, hex?: string, name?: string) =>
        name !== undefined
          ? (entities.get(name.toLowerCase()) ?? all)
          : characterOf(Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10)),
    )
    .replace(/\s+/g, ' ')
    .trim()
}

/** Puts a space in place of each tag. */
function withoutTags(text: string): string {
  let [written, place] = ['', 0]
  for (;;) {
    const start = text.indexOf('<', place)
    const end = start < 0 ? -1 : text.indexOf('>', start)
    if (end < 0) return written + text.slice(place)
    written += `${text.slice(place, start)} `
    place = end + 1
  }
}

function characterOf(point: number): string {
  return point <= 0x10_ff_ff ? String.fromCodePoint(point) : ''
}
