import { foodWords } from '../../../src/guide/food-words.ts'
import type { WholeFood } from '../../../src/published/food/whole-food.ts'
import { readFacts } from './read-facts.ts'
import { readFoodFiles } from './read-files.ts'

/** All foods, sorted by slug, with the words of their files and the facts of the tables. */
export function readWholeFoods(): WholeFood[] {
  const factsOf = readFacts()
  return readFoodFiles().map(({ slug, head, description }) => ({
    ...foodWords.parse(head),
    ...factsOf(slug),
    slug,
    description,
  }))
}
