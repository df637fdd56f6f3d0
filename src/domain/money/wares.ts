import { decidingPhrase } from '../category/category.ts'
import type { Lexicon } from '../category/category-lexicon.ts'
import { termsOf } from '../category/lexicon-file.ts'
import { fold } from '../lib/fold.ts'
import { tobacco } from '../words/categories/altele.ts'
import { drinks } from '../words/categories/bauturi.ts'

/** Kinds of goods that matter for deposits and vouchers; most items are none of them. */
export type Ware = keyof typeof drinks | 'tobacco'

/** The data that decides the kind of an item by its name. */
export interface Wares {
  lexicon: Lexicon
  /** Kinds by the phrase that decides on the category, in listed form. */
  byPhrase: ReadonlyMap<string, Ware>
}

const alcoholic: readonly (Ware | undefined)[] = ['beer', 'wine', 'spirits']
const withoutAlcohol = /(?:^|[^\d.,])0(?:[.,]0| ?%)|\b(?:fara alcool|nealcooli\w+|alcohol free|zero|copii)/

/** Takes 1 to 2 ms. */
export function readWares(lexicon: Lexicon): Wares {
  const tables: [Ware, string][] = [['tobacco', tobacco]]
  for (const [ware, { words, hints }] of Object.entries(drinks))
    tables.push([ware as Ware, `${words},${hints}`])
  const keyOf = (term: string) => lexicon.keyWords(term.split('/', 1)[0] ?? '').join(' ')
  return {
    lexicon,
    byPhrase: new Map(tables.flatMap(([ware, terms]) => termsOf(terms).map((term) => [keyOf(term), ware]))),
  }
}

/** Returns the kind of an item; undefined if it is neither a drink nor tobacco. */
export function wareOf({ lexicon, byPhrase }: Wares, name: string): Ware | undefined {
  return byPhrase.get(decidingPhrase(lexicon, name) ?? '')
}

/** True if an item is beer, wine or spirits and contains alcohol. */
export function isAlcohol(wares: Wares, name: string): boolean {
  return alcoholic.includes(wareOf(wares, name)) && !withoutAlcohol.test(fold(name))
}
