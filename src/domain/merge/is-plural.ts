import { fold } from '../lib/fold.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'

const two = /\b(?:si|sau|ori|plus)\b/

/**
 * True if a name is a plural, by its first word: "roșii", but not "suc de roșii". Undefined for names that no table lists,
 * so that no verb gets the wrong number.
 */
export function isPlural({ pluralThings, singularThings }: NameWords, name: string): boolean | undefined {
  const folded = fold(name)
  const head = folded.split(' ')[0] ?? ''
  if (two.test(folded)) return undefined
  if (pluralThings.has(head)) return true
  return singularThings.has(head) ? false : undefined
}
