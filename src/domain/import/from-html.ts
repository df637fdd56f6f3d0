import { mostLines } from '../lib/reading-limits.ts'
import { peopleOf } from '../recipe/people.ts'
import { type Imported, thingOf } from './imported.ts'
import { elementsIn, type FoundElement, plainLines, plainText } from './markup.ts'

const ingredient =
  /\b(?:itemprop|property)\s*=\s*["']?(?:recipeIngredient|ingredients?)\b|\bclass\s*=\s*["'](?:[^"']* )?(?:p-)?ingredient[ "']/i
const recipeYield =
  /\b(?:itemprop|property)\s*=\s*["']?(?:recipeYield|yield)\b|\bclass\s*=\s*["'](?:[^"']* )?(?:p-)?yield[ "']/i
const recipeType =
  /\b(?:itemtype|typeof)\s*=\s*["']?(?:https?:\/\/(?:www\.)?(?:schema|data-vocabulary)\.org\/)?Recipe\b/i
const named = /\b(?:itemprop|property)\s*=\s*["']?name\b|\bclass\s*=\s*["'](?:[^"']* )?(?:p-name|fn)[ "']/i
const content = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** Reads a recipe whose data are attributes of its page (microdata, RDFa, hRecipe); undefined for any other page. */
export function fromMicrodata(html: string): Imported | undefined {
  const things = elementsIn(html, ingredient)
    .slice(0, mostLines)
    .flatMap(linesIn)
    .map((text) => thingOf(text))
  if (things.length === 0) return undefined
  const head = html.slice(Math.max(html.search(recipeType), 0))
  const [people = ''] = elementsIn(head, recipeYield).flatMap(linesIn)
  const names = elementsIn(head, named)
  // An author and a shop have names as well.
  const title = names.find(({ name }) => /^h\d$/.test(name)) ?? names[0]
  const servings = peopleOf(people, { isCount: true })
  return {
    ...{ format: 'recipe', name: title ? linesIn(title).join(' ') : '', things },
    ...(servings !== undefined && { servings }),
  }
}

/** Returns the lines of an element, one for each entry of a list in it. */
function linesIn({ attributes, inner }: FoundElement): string[] {
  const [, double, single] = content.exec(attributes) ?? []
  return plainLines((double ?? single ?? inner).replace(/\s+/g, ' '))
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
  return { format: 'keep', name: elementsIn(html, title).flatMap(linesIn)[0] ?? '', things }
}
