import { normalized } from './normalized.ts'

const combiningMarks = /[\u0300-\u036f]/g
const plain = /^[ -~]*$/

/**
 * The text as rules compare it: lower case, no diacritics. "Roșii", "roşii" and "ROSII" become "rosii".
 * Length may change; never shown to anybody.
 */
export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  return normalized(text, 'NFD').replace(combiningMarks, '').toLowerCase()
}
