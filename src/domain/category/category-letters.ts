import { type CategoryKey, categoryKeys } from '../item/fields.ts'
import type { Item } from '../item/item.ts'
import type { Shelving } from './arrange.ts'

const firstLetter = 'a'.charCodeAt(0)

/** The categories of items as one letter each, in the order of the items: 'a' is the first category. */
export function categoryLetters(items: readonly Item[], categoryOf: Shelving['categoryOf']): string {
  return items.map((item) => letterOfCategory(categoryOf(item))).join('')
}

export function letterOfCategory(category: CategoryKey): string {
  return String.fromCharCode(firstLetter + categoryKeys.indexOf(category))
}

/** The category that a letter stands for; undefined for any other text. */
export function categoryOfLetter(letter: string): CategoryKey | undefined {
  return categoryKeys[letter.charCodeAt(0) - firstLetter]
}
