import type { GuideCategory } from '../guide/categories.ts'

/** The name of the picture that stands for a category's foods of which there is no drawing. */
export function signOf(category: GuideCategory): string {
  return `semn-${category}`
}
