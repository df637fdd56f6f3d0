import type { Food } from '../guide/food.ts'
import { foodOf, type Guide } from './guide.ts'

/** What stands on most lists; chosen by us. */
const popularSlugs = ['rosii', 'oua', 'piept-de-pui', 'cartofi', 'lapte', 'mere']

/** Six foods to begin with. */
export function popularFoods(guide: Guide): readonly Food[] {
  return popularSlugs.map((slug) => foodOf(guide, slug))
}
