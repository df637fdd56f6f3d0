import { fold } from '../../domain/lib/fold.ts'
import type { Allergen } from '../allergens.ts'

/** An allergen that a text about a food names, and its state in that food. */
export interface NamedAllergen {
  allergen: Allergen
  state: 'ingredient' | 'trace' | 'absent'
  /** The words that name it, folded. */
  found: string
}

/** The words for each allergen in small letters, with diacritics: 'peste' is another word than 'pește'. */
const wordsOf: Readonly<Record<Allergen, string>> = {
  gluten: 'gluten(?:ul)?',
  crustacee: 'crustacee(?:le)?',
  oua: 'ou|ouă|oul|ouăle',
  peste: 'pește|peștele',
  arahide: 'arahide(?:le)?',
  soia: 'soia',
  lapte: 'lapte|laptele|lactoză',
  fructe_cu_coaja: 'fructe(?:le)? cu coajă',
  telina: 'țelin[ăa]',
  mustar: 'muștar(?:ul)?',
  susan: 'susan(?:ul)?',
  sulfiti: 'sulfiți(?:i)?|dioxid(?:ul)? de sulf',
  lupin: 'lupin(?:ul)?',
  moluste: 'moluște(?:le)?',
}

/** The ends of words, which are letters with diacritics too. */
const [start, end] = ['(?:^|[^a-zăâîșț-])', '(?![a-zăâîșț-])']
const patterns = Object.entries(wordsOf).map(
  ([allergen, words]) => [allergen as Allergen, new RegExp(`${start}(?:${words})${end}`)] as const,
)

const denial = new RegExp(
  `${start}nu (?:conține|conțin|are|au)(?: nici)? (${Object.values(wordsOf).join('|')})${end}`,
)
const isNamed = new RegExp(
  `${start}(?:conține|conțin|având|alergen|alergenii|alergenul|alergeni|scris îngroșat|scrise îngroșat|unele au|unele rețete|pot avea)${end}`,
)
const isTrace = /urme|avertis|poate conține|pot conține|se umplu|moară|mori /

/**
 * Returns the allergens that a text says to be in a food, to be possible as traces, or not to be in it. Reads the sentences
 * that speak of allergens or of the content, not questions.
 */
export function allergensIn(text: string): NamedAllergen[] {
  return text
    .toLowerCase()
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.endsWith('?'))
    .flatMap(allergensOfSentence)
}

function allergensOfSentence(sentence: string): NamedAllergen[] {
  const denied = denial.exec(sentence)
  if (denied) return namedIn(denied[1] ?? '', 'absent', denied[0])
  if (!isNamed.test(sentence)) return []
  return namedIn(sentence, isTrace.test(sentence) ? 'trace' : 'ingredient', sentence)
}

function namedIn(words: string, state: NamedAllergen['state'], found: string): NamedAllergen[] {
  return patterns
    .filter(([, pattern]) => pattern.test(words))
    .map(([allergen]) => ({ allergen, state, found: fold(found).trim() }))
}
