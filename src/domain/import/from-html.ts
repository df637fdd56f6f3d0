import { mostLines } from '../lib/reading-limits.ts'
import { peopleOf } from '../recipe/people.ts'
import { type Imported, thingOf } from './imported.ts'
import { elementsIn, plainText } from './markup.ts'

const ingredient =
  /\bitemprop\s*=\s*["']?(?:recipeIngredient|ingredients?)\b|\bclass\s*=\s*["'][^"']*\bp-ingredient\b/i
const recipeYield = /\bitemprop\s*=\s*["']?(?:recipeYield|yield)\b|\bclass\s*=\s*["'][^"']*\bp-yield\b/i
const recipeType = /\bitemtype\s*=\s*["']?https?:\/\/(?:www\.)?(?:schema|data-vocabulary)\.org\/Recipe\b/i
const named = /\bitemprop\s*=\s*["']?name\b|\bclass\s*=\s*["'][^"']*\bp-name\b/i
const content = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** Reads a recipe whose data are attributes of its page (microdata); undefined for any other page. */
export function fromMicrodata(html: string): Imported | undefined {
  const things = elementsIn(html, ingredient)
    .slice(0, mostLines)
    .map(textOf)
    .filter((text) => text !== '')
    .map((text) => thingOf(text))
  if (things.length === 0) return undefined
  const start = Math.max(html.search(recipeType), 0)
  const head = html.slice(start)
  const servings = peopleOf(elementsIn(head, recipeYield).map(textOf)[0] ?? '', { isCount: true })
  return {
    ...{ format: 'recipe', name: elementsIn(head, named).map(textOf)[0] ?? '', things },
    ...(servings !== undefined && { servings }),
  }
}

function textOf({ attributes, inner }: { attributes: string; inner: string }): string {
  const [, double, single] = content.exec(attributes) ?? []
  return plainText(double ?? single ?? inner)
}

const note = /\bclass="(?:note|content)"/
const title = /\bclass="title"/
const entry = /\bclass="listitem\b/
const text = /\bclass="text"/

/** Reads a note of Google Keep as a page, as Takeout writes it; undefined for any other page. */
export function fromKeepPage(html: string): Imported | undefined {
  const entries = elementsIn(html, entry)
  if (entries.length === 0 || !note.test(html)) return undefined
  const things = entries
    .map(({ attributes, inner }) =>
      thingOf(
        elementsIn(inner, text)
          .map((one) => plainText(one.inner))
          .join(' '),
        /\bchecked\b/.test(attributes),
      ),
    )
    .filter((thing) => thing.text !== '')
  return { format: 'keep', name: elementsIn(html, title).map(textOf)[0] ?? '', things }
}
