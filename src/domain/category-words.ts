import type { CategoryTable } from './lexicon-file.ts'
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

/** All words that tell a category. The browser is handed them as a file of their own. */
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
