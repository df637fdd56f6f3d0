import { cleanText, isLonger, nameProblem } from '../lib/check.ts'
import { longestText } from '../lib/reading-limits.ts'

/** A person without an account as shown to the others: a nickname, '' for none, and a colour. */
export interface Person {
  name: string
  color: PersonColor
}

export const personColors = ['green', 'teal', 'blue', 'violet', 'pink', 'red', 'orange', 'brown'] as const

export type PersonColor = (typeof personColors)[number]

/** In characters. */
export const nicknameLength = 30

/**
 * Returns a cleaned nickname, '' for none; undefined for a value that is no text of up to 30 characters or breaks the rules
 * of names.
 */
export function readNickname(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestText) return undefined
  const name = cleanText(value)
  if (name === '') return name
  return isLonger(name, nicknameLength) || nameProblem(name) ? undefined : name
}

export function isPersonColor(value: unknown): value is PersonColor {
  return personColors.some((color) => color === value)
}
