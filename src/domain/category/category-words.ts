import { altele } from '../words/categories/altele.ts'
import { bauturi } from '../words/categories/bauturi.ts'
import { carne } from '../words/categories/carne.ts'
import { cereale } from '../words/categories/cereale.ts'
import { condimente } from '../words/categories/condimente.ts'
import { congelate } from '../words/categories/congelate.ts'
import { conserve } from '../words/categories/conserve.ts'
import { curatenie } from '../words/categories/curatenie.ts'
import { dulciuri } from '../words/categories/dulciuri.ts'
import { fructe } from '../words/categories/fructe.ts'
import { igiena } from '../words/categories/igiena.ts'
import { lactate } from '../words/categories/lactate.ts'
import { legume } from '../words/categories/legume.ts'
import { paine } from '../words/categories/paine.ts'
import { peste } from '../words/categories/peste.ts'
import type { CategoryTable } from './lexicon-file.ts'

/** All words that decide a category. A browser fetches them as a file. */
export const categoryWords: CategoryTable = {
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
