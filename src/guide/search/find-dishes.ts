import { pageNamed, type Ranked, rankedBy } from './find-named.ts'
import { firstFound } from './first-found.ts'
import { framedDish, withoutQualities } from './framing.ts'
import * as ranks from './ranks.ts'
import { type FoundPage, pageOf, type SearchIndex } from './search-index.ts'
import { rootsOf, wordsOf } from './search-words.ts'

/**
 * Returns the dishes that a text without diacritics names as one piece, as a diminutive, or with qualities: "snitel de pui",
 * "sarmalute". If it asks a recipe or what to buy, dishes whose name has more words as well, unless a food has the name.
 */
export function findDishes(index: SearchIndex, text: string): FoundPage[] {
  const asked = framedDish(text)
  const found = (name: string) => {
    const dishes = dishesNamed(index, name)
    return isExact(dishes[0]) || (asked && !pageNamed(index, name)?.parts) ? dishes : []
  }
  const name = asked || text
  return firstFound([() => found(name), () => found(withoutQualities(name))]).map(({ one }) =>
    pageOf(one.page),
  )
}

/** Returns dishes with these words in their names, in any form of them. */
function dishesNamed({ dishes }: SearchIndex, name: string): Ranked[] {
  return rankedBy(dishes, name, wordsOf(name).map(rootsOf)).filter(({ rank }) => rank <= ranks.has)
}

function isExact(dish: Ranked | undefined): boolean {
  return dish !== undefined && dish.rank <= ranks.form
}
