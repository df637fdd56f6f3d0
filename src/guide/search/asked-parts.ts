import type { FoodPart } from './food-parts.ts'

/** A question about one part of a food's page: the words that ask it, without diacritics. */
export interface AskedPart {
  part: FoodPart
  asks: RegExp
}

const verbs = '(?:fierb|coac|coc|frig|praj|cales|gates|infuz|inmoa)'
const amount = 'cat[aei]?'
const heat = '(?:cuptor|gratar|foc|tigaie)'

/** In the order in which they are tried. */
const askedParts: readonly AskedPart[] = [
  { part: 'substitutes', asks: /\b(?:inlocui\w*|substitu\w*|in loc(?:ul)?|alternativ.)\b/g },
  {
    part: 'nutrition',
    asks: /\b(?:calori\w*|kcal|protein\w*|grasim\w*|carbohidrat\w*|glucid\w*|nutri\w*|energie|cata? (?:zahar|sare)(?= (?:are|au|contin\w*)))\b/g,
  },
  {
    part: 'cooking',
    asks: new RegExp(
      `\\b(?:${amount}(?: timp| minute| ore)?|la cate grade|in cat timp|cum)\\b(?: (?:se|il|le|o|trebuie))* (?:${verbs}\\w*|(?:tin\\w*|stau?|lasa|face?)\\b(?=.* ${heat}\\b))|\\b(?:la|pe) ${heat}\\b`,
      'g',
    ),
  },
  { part: 'freezing', asks: /\b(?:congel(?:a|ez|am|eaza|are)|la congelator)\b/g },
  {
    part: 'keeping',
    asks: new RegExp(
      `\\b(?:${amount}(?: timp| zile)? (?:(?:\\w\\w?|pot|poate|mai) )*(?:tin\\w*|rezist\\w*|dureaza|st[ae]\\w?|(?:e|este|sunt) bun\\w?)|valabil\\w*|termen(?:ul)?|expir\\w*|(?:cand|in cat timp) se strica)\\b`,
      'g',
    ),
  },
  {
    part: 'storage',
    asks: /\b(?:(?:unde|cum) (?:(?:se|pot|sa) )*tin\w*|(?:cum )?(?:se )?(?:pastr(?!av|am)\w*|depozit\w*))\b/g,
  },
  { part: 'fiber', asks: /\bfibre\b/g },
  {
    part: 'micronutrients',
    asks: /\b(?:vitamin\w*(?: [a-ek]\d*\b)?|minerale|cat[ei]? fier|calciu|potasiu|magneziu|zinc|fosfor|seleniu)\b/g,
  },
  {
    part: 'allergens',
    asks: /\b(?:alergen\w*|(?:fara )?gluten|(?:are|au|contin\w*) (?:lapte|lactoza|oua?|alune|arahide|nuci|soia|susan|telina|mustar|sulfiti))/g,
  },
  { part: 'measures', asks: /\b(?:cantar\w*|grame|cat are o|greutate\w*)\b/g },
  {
    part: 'season',
    asks: /\b(?:sezon\w*|(?:cand|in ce lun[ai]) (?:se )?(?:apare?|coc|coace|culege?|fac|gases\w+|ies|sunt))\b/g,
  },
  {
    part: 'choosing',
    asks: /\b(?:cum (?:recun\w+|stiu)(?: (?:ca|daca))?|(?:cum )?(?:se |sa )?aleg\w*)\b/g,
  },
]

/** Questions for a reason or a meaning, which no part of the page answers as such. */
const isOpen = /^(?:de ce|ce inseamna|ce este|ce sunt|care|este adevarat|trebuie)\b/

/** Returns the part for which a text without diacritics asks. */
export function askedPart(text: string): AskedPart | undefined {
  return isOpen.test(text) ? undefined : askedParts.find(({ asks }) => text.search(asks) >= 0)
}

/** Frequent words of questions, by which those with wrong letters are recognised. By space. */
export const askingWords = 'calorii proteine congelez pastreaza inlocuitor alergeni'.split(' ')
