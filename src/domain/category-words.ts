import type { CategoryKey } from './item.ts'
import { altele } from './words/altele.ts'
import { bauturi } from './words/bauturi.ts'
import { carne } from './words/carne.ts'
import { cereale } from './words/cereale.ts'
import { condimente } from './words/condimente.ts'
import { congelate } from './words/congelate.ts'
import { conserve } from './words/conserve.ts'
import { curatenie } from './words/curatenie.ts'
import { dulciuri } from './words/dulciuri.ts'
import { fructe } from './words/fructe.ts'
import { igiena } from './words/igiena.ts'
import { lactate } from './words/lactate.ts'
import { legume } from './words/legume.ts'
import { paine } from './words/paine.ts'
import { peste } from './words/peste.ts'

/** What one category is known by: words and phrases, by comma or line, a blank line between groups. */
export interface CategoryWords {
  /**
   * `măr/mere` gives every form of a word; a word alone has its other forms by rule. A phrase stands here
   * only where its first known word would say otherwise: "unt de arahide", not "unt de masă".
   */
  words: string
  /** Known only where no word is: brands of several categories, and what a thing is for. */
  hints: string
}

export const categoryWords: Record<CategoryKey, CategoryWords> = {
  fructe,
  legume,
  lactate,
  carne,
  peste,
  cereale,
  paine,
  congelate,
  igiena,
  curatenie,
  bauturi,
  conserve,
  condimente,
  dulciuri,
  altele,
}

/** The single terms of a comma-separated list of words or hints. */
export function termsOf(list: string): string[] {
  return list
    .split(/[,\n]/)
    .map((term) => term.trim())
    .filter((term) => term !== '')
}
