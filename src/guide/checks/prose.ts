import { fold } from '../../domain/lib/fold.ts'
import { wordsOf } from './text-faults.ts'

/** Empty phrases about a food: beginnings of words, folded. */
const filler =
  /\b(versatil|nelipsit|o alegere (excelenta|perfecta|ideala)|un deliciu|rasfat|de neuitat|fara indoiala|nu trebuie sa lipseasca|adevarat(a|ul)? (comoara|regal|tezaur))/

/**
 * Words of health claims, which Regulation (EC) 1924/2006 does not allow in these texts: the guide names the contents of a
 * food, and no cures. Beginnings of words, folded.
 */
const claims =
  /\b(sanat|sanogen|benefi[ck]|imunit|antioxidant|antiinflam|detoxif|slab(it|ire|esti)|slabeasc|vindec|trateaz|tratament|remediu|medicin(al|a)\b|terapeutic|digestia|digestiv|colesterol|tensiun|glicemi|cancer|metabolism|superaliment|energizant|intareste|fortific|previne (boli|cancer|raceala)|boli\b|calmeaz|hidrateaz)/

const unread: ReadonlySet<string> = new Set(['picture', 'food', 'relatedFoods', 'unit', 'quantity'])

const cedilla = /[şţŞŢ]/

export type ProseFaultKind =
  | 'filler'
  | 'health claim'
  | 'cedilla instead of comma below'
  | 'straight quotation marks'

interface ProseFault {
  kind: ProseFaultKind
  /** The faulty words, folded. */
  found: string
}

/** The phrases of a text that the guide does not allow; empty when it has none. */
export function faultsOfProse(text: string): ProseFault[] {
  const folded = fold(text)
  const found = [
    ['filler', filler.exec(folded)],
    ['health claim', claims.exec(folded)],
    ['cedilla instead of comma below', cedilla.exec(text)],
    ['straight quotation marks', /"/.exec(text)],
  ] as const
  return found.flatMap(([kind, match]) => (match ? [{ kind, found: match[0] }] : []))
}

/** The sentences of a text that are long enough for a reader to notice a repetition, folded and without punctuation. */
export function sentencesOf(text: string, leastWords = 8): string[] {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+|;\s+/)
  return sentences
    .map((sentence) => wordsOf(fold(sentence)))
    .filter(({ length }) => length >= leastWords)
    .map((words) => words.join(' '))
}

/** All texts of a food's file that people read: not slugs, units and names of pictures. */
export function textsOf(head: unknown, description: string): string[] {
  return textsByField(head, description).map(([, text]) => text)
}

/** Returns the same texts, each with its field. */
export function textsByField(head: unknown, description: string): [field: string, text: string][] {
  const fields = Object.entries(head as object).filter(([key]) => !unread.has(key))
  return [
    ['description', description],
    ...fields.flatMap(([field, value]) => textsIn(value).map((text): [string, string] => [field, text])),
  ]
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, one]) => (unread.has(key) ? [] : textsIn(one)))
}
