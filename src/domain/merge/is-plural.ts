import { fold } from '../lib/fold.ts'
import type { NameWords } from './name-words.ts'

const two = /\b(?:si|sau|ori|plus)\b/

/**
 * Whether a name says several things, as its first word tells: "roșii", not "suc de roșii". Undefined of names that nobody
 * listed, so that no verb is put in the wrong number.
 */
export function isPlural({ pluralThings, singularThings }: NameWords, name: string): boolean | undefined {
  const folded = fold(name)
  const head = folded.split(' ')[0] ?? ''
  if (two.test(folded)) return undefined
  if (pluralThings.has(head)) return true
  return singularThings.has(head) ? false : undefined
}
