import { decidingPhrase } from '../category/category.ts'
import type { Lexicon } from '../category/category-lexicon.ts'
import { termsOf } from '../category/lexicon-file.ts'
import { fold } from '../lib/fold.ts'
import { tobacco } from '../words/categories/altele.ts'
import { drinks } from '../words/categories/bauturi.ts'

/** What deposits and vouchers tell apart; most things are none of them. */
export type Ware = keyof typeof drinks | 'tobacco'

/** What tells the kind of a thing by its name. */
export interface Wares {
  lexicon: Lexicon
  /** By the phrase that decides on a category, in listed form. */
  byPhrase: ReadonlyMap<string, Ware>
}

const alcoholic: readonly (Ware | undefined)[] = ['beer', 'wine', 'spirits']
const withoutAlcohol = /(?:^|[^\d.,])0(?:[.,]0| ?%)|\b(?:fara alcool|nealcooli\w+|alcohol free|zero|copii)/

/** Takes a millisecond or two. */
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

/** The kind of a thing; undefined for what is neither a drink nor smoked. */
export function wareOf({ lexicon, byPhrase }: Wares, name: string): Ware | undefined {
  return byPhrase.get(decidingPhrase(lexicon, name) ?? '')
}

/** Whether a thing is beer, wine or spirits, and has alcohol as these have. */
export function isAlcohol(wares: Wares, name: string): boolean {
  return alcoholic.includes(wareOf(wares, name)) && !withoutAlcohol.test(fold(name))
}
