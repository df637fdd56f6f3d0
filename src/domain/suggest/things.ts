import { categoryOfLetter } from '../category/category-letters.ts'
import type { CategoryKey } from '../item/fields.ts'
import { fold } from '../lib/fold.ts'

/** The products of a supermarket as plain data, made once for all browsers. */
export interface ThingsFile {
  /** The likeliest first, separated by semicolons; `vinete/vânătă` is one product with two names. */
  names: string
  /** The letter of each category, in the format of `categoryLetters`. */
  categories: string
  /** Number of the products, from the first, that families buy at least about every month. */
  frequent: number
  /** Brands separated by semicolons, by the place of their product. */
  brands: readonly (readonly [product: number, brands: string])[]
}

/** One name of a product. */
interface NameForm {
  name: string
  /** The name folded, with one space between its words. */
  spelling: string
}

/** The forms by which a product is found. */
export interface Findable {
  /** The first is its usual name. */
  forms: readonly NameForm[]
  /** The usual name in the spelling until 1993, without diacritics: "brinza"; undefined for a name without "â". */
  oldSpelling: string | undefined
}

/** A product that can be suggested. */
export interface Thing extends Findable {
  name: string
  category: CategoryKey
  isSeldom?: true
  /** The folded brand of a product whose name ends with one. */
  brand?: string
}

/** Takes some milliseconds, so callers do it once. */
export function readThings({ names, categories, frequent, brands }: ThingsFile): Thing[] {
  const things = columnsOf(names).map(([written, folded, old], place): Thing => {
    const spellings = folded.split('/')
    const forms = written.split('/').map((name, index) => ({ name, spelling: spellings[index] ?? '' }))
    const oldSpelling = written === inOldLetters(written) ? undefined : old.split('/')[0]
    const category = categoryOfLetter(categories.charAt(place)) ?? 'altele'
    return {
      name: forms[0]?.name ?? '',
      category,
      forms,
      oldSpelling,
      ...(place >= frequent && { isSeldom: true }),
    }
  })
  const branded = brands.flatMap(([place, names]) => {
    const product = things[place]
    return product ? columnsOf(names).map(([name, brand]) => withBrand(product, name, brand)) : []
  })
  return [...things, ...branded]
}

/** Folding a whole text once is several times faster than folding each of its names. */
function columnsOf(names: string): [written: string, folded: string, old: string][] {
  const [folded, old] = [spelling(names).split(';'), spelling(inOldLetters(names)).split(';')]
  return names.split(';').map((written, place) => [written, folded[place] ?? '', old[place] ?? ''])
}

function withBrand({ name, category, forms }: Thing, shown: string, brand: string): Thing {
  const full = { name: `${name} ${shown}`, spelling: `${forms[0]?.spelling} ${brand}` }
  return { name: full.name, category, forms: [full], oldSpelling: undefined, brand }
}

export function findableBy(name: string): Findable {
  const old = inOldLetters(name)
  return {
    forms: [{ name, spelling: spelling(name) }],
    oldSpelling: old === name ? undefined : spelling(old),
  }
}

/** Folds a text; apostrophes are left out, and other signs inside a name become spaces. */
export function spelling(text: string): string {
  return fold(text)
    .replace(/['’]/g, '')
    .replace(/[-.&! ]+/g, ' ')
    .replace(/ ?([;/]) ?/g, '$1')
    .trim()
}

function inOldLetters(text: string): string {
  return text.replace(/â/g, 'i').replace(/Â/g, 'I')
}
