import { descriptionLength, type FoodWords } from './food-words.ts'

/** A food's file, each part of it right for itself. */
export interface WrittenFood {
  slug: string
  words: FoodWords
  description: string
}

const saidOnce = ['shortDescription', 'metaTitle', 'metaDescription'] as const

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * What is wrong with the foods as a whole: descriptions of the wrong length, what must be said once and is said twice,
 * links to foods that do not exist. @param known the foods that the tables know
 */
export function faultsOf(foods: readonly WrittenFood[], known: ReadonlySet<string>): string[] {
  const slugs = new Set(foods.map(({ slug }) => slug))
  return [
    ...foods.filter(({ slug }) => !known.has(slug)).map(({ slug }) => `${slug}: the tables do not know it`),
    ...foods.flatMap(faultOfLength),
    ...foods.flatMap((food) => faultsOfLinks(food, slugs)),
    ...saidOnce.flatMap((key) => faultsOfRepeats(foods, key)),
  ]
}

function faultOfLength({ slug, description }: WrittenFood): string[] {
  const { length } = wordsOf(description)
  const isRight = length >= descriptionLength.least && length <= descriptionLength.most
  return isRight ? [] : [`${slug}: the description has ${length} words`]
}

function faultsOfLinks({ slug, words }: WrittenFood, slugs: ReadonlySet<string>): string[] {
  const substitutes = words.substitutes.flatMap((one) => ('food' in one ? [one.food] : []))
  const links = [...words.relatedFoods, ...substitutes]
  return links
    .filter((link) => link === slug || !slugs.has(link))
    .map((link) => `${slug}: there is no other food "${link}"`)
}

function faultsOfRepeats(foods: readonly WrittenFood[], key: (typeof saidOnce)[number]): string[] {
  const said = new Map<string, string>()
  return foods.flatMap(({ slug, words }) => {
    const before = said.get(words[key])
    said.set(words[key], slug)
    return before === undefined ? [] : [`${slug}: has the ${key} of ${before}`]
  })
}
