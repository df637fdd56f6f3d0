import type { CategoryKey } from '../../domain/item/fields.ts'
import { fold } from '../../domain/lib/fold.ts'
import { once } from '../../domain/lib/once.ts'
import { remember } from '../../domain/lib/remember.ts'
import { addresses } from '../../site.ts'
import { harmlessWords, otherThings, picturedThings } from './picture-words.ts'

/** Number of words of the longest name in the table. */
const mostWords = 3

/** A picture, '' for none, and true if only harmless words may follow the name. */
type Pictured = readonly [picture: string, isWhole: boolean]

const tables = once(() => ({
  byStems: new Map([
    ...otherThings.split(/\s/).map((name) => [stemsIn(name), ['', true]] as const),
    ...picturedThings.split(/\s/).flatMap(namedBy),
  ]),
  harmless: new Set(harmlessWords.split(' ').map(stemOf)),
}))

function namedBy(entry: string): (readonly [stems: string, Pictured])[] {
  const [picture = ''] = entry.split(/[!,]/)
  return entry.split(',').map((name) => [stemsIn(name), [picture, name.endsWith('!')]])
}

/** Every drawing that a list can show beside the signs of categories. */
export function listPictures(): string[] {
  return [...tables().byStems.values()].flatMap(([picture]) => picture || [])
}

/** Address of an item's picture: of exactly this thing, else the sign of its category, never of another thing. */
export function pictureAddress(name: string, category: CategoryKey): string {
  return addresses.picture(pictureOf(name) || `semn-${category}`)
}

/**
 * The picture of a name; '' if there is none. In Romanian the thing comes first and its description second, so the longest
 * beginning that the table has decides, and the other words must leave it the same thing.
 */
const pictureOf = remember((name) => {
  const words = wordsIn(name)
  for (let count = mostWords; count > 0; count -= 1) {
    const [picture, isWhole] = tables().byStems.get(words.slice(0, count).map(stemOf).join()) ?? []
    if (picture !== undefined)
      return words.slice(count).every((word) => isHarmless(word, isWhole)) ? picture : ''
  }
  return ''
})

function isHarmless(word: string, isWhole = false): boolean {
  const { byStems, harmless } = tables()
  const stem = stemOf(word)
  return word.startsWith('+') || harmless.has(stem) || !(isWhole || word.startsWith('-') || byStems.has(stem))
}

function stemsIn(name: string): string {
  return wordsIn(name).map(stemOf).join()
}

/** The words of a name; "+" marks an ingredient (after "cu", "fără"), "-" a kind or purpose (after "de", "din", "pentru"). */
function wordsIn(name: string): string[] {
  return fold(name)
    .replace(/[^a-z]+/g, ' ')
    .replace(/\b(?:la|un|o) /g, '')
    .replace(/\b(?:de|din|pentru|ptr?) /g, '-')
    .replace(/\b(?:cu|fara) /g, '+')
    .trim()
    .split(' ')
}

/** The word without its ending: "mere", "merele" and "măr" are two stems, so the table has both. */
function stemOf(word: string): string {
  return word.replace(/^[+-]?(.{3,}?)(?:a|e|i|u|ea|ul|ele|ile|uri|urile|ului|elor|ilor)?$/, '$1')
}
