import { fold } from '../../src/domain/fold.ts'
import type { Allergen } from '../../src/guide/allergens.ts'
import type { FoodWords } from '../../src/guide/food-words.ts'
import { keepingFaults } from '../../src/guide/keeping.ts'
import type { KeepingRow } from '../../src/guide/table-rows.ts'
import { textsOf } from './prose.ts'

/** A food's words, and the facts that stand beside them on its page. */
export interface ToldFood {
  words: FoodWords
  description: string
  keeping: readonly KeepingRow[]
  /** What it contains or a label may name. */
  allergens: readonly Allergen[]
}

type Rule = (food: ToldFood) => string[]

/** How words name an allergen that they say is in a food; folded. */
const allergenWords: Readonly<Record<Allergen, string>> = {
  gluten: 'gluten',
  crustacee: 'crustacee',
  oua: 'ou|oua',
  peste: 'peste',
  arahide: 'arahide',
  soia: 'soia',
  lapte: 'lapte|lactoza',
  fructe_cu_coaja: 'fructe cu coaja',
  telina: 'telina',
  mustar: 'mustar',
  susan: 'susan',
  sulfiti: 'sulfiti|dioxid de sulf',
  lupin: 'lupin',
  moluste: 'moluste',
}

const duration =
  '(?:\\d+|o|un|doua|doi|trei|patru|cinci|sase|sapte|opt|noua|zece|cateva)(?: de)? (?:zile|zi|saptaman[ai]|luni|luna|ani|an)'
const storageTime = new RegExp(
  `\\b(?:(?:tine|tin)(?! loc)|rezista|se pastreaza|se consuma)\\b[^.;:]{0,60}\\b${duration}\\b`,
)

/** Second person singular, which the guide does not use; forms that are no other word. */
const informal =
  /\b(?:tau|tai(?= (?:de|din|cu|la))|esti|poti|vrei|gatesti|alegi|cumperi|folosesti|pastrezi|congelezi|fierbi|cureti|speli|inlocuiesti|prajesti|mananci|adaugi)\b/

/** What a page may not say of one food at once. Each rule tells what it found. */
const rules: Readonly<Record<string, Rule>> = {
  'times and freezing agree': ({ keeping, words }) => keepingFaults(keeping, words.canFreeze),
  'an allergen that the words name stands in the panel': ({ words, description, allergens }) => {
    const text = fold([description, words.shortDescription, words.choosing].join('\n'))
    return (Object.keys(allergenWords) as Allergen[])
      .filter((allergen) => !allergens.includes(allergen))
      .flatMap((allergen) => {
        const said = new RegExp(
          `(?<!nu |fara |n-)\\b(?:contine|contin|avand|are) (?:si |mereu |urme de )?(?:${allergenWords[allergen]})\\b`,
        )
        const found = said.exec(text)
        return found ? [`the words say "${found[0]}", the panel does not`] : []
      })
  },
  'times of keeping stand in the table alone': ({ words, description }) =>
    textsOf(words, description).flatMap((text) => {
      const found = storageTime.exec(fold(text))
      return found ? [`the words tell a time of keeping: "${found[0]}"`] : []
    }),
  'the best place is the one that the words advise': ({ keeping, words }) => {
    const [first = ''] = fold(words.storageMethod).split(/[.;,]/)
    const best = keeping.find(({ recommended }) => recommended === 'yes')?.place
    if (best === 'fridge' && /\bnu (?:se (?:tin|tine|pun|pune) )?(?:in|la) frigider/.test(first))
      return ['keeps best in the fridge, and the words say not there']
    if (best === 'pantry' && /^(?:numai |mereu )?(?:in|la) frigider/.test(first))
      return ['keeps best in the pantry, and the words say the fridge']
    return []
  },
  'what can be frozen is not advised against': ({ words: { canFreeze, freezingTip = '' } }) => {
    const [first = ''] = fold(freezingTip).split(/[.;]/)
    const isAgainst =
      /^nu (?:se congeleaza(?! vi| cru)|se recomanda|merita|este pentru|e pentru|suporta)|^nu,/.test(first)
    const isFor = /^se congeleaza|^da\b/.test(first)
    if (canFreeze && isAgainst) return ['can be frozen, and its tip says no']
    return !canFreeze && isFor ? ['is not for freezing, and its tip says how'] : []
  },
  'readers are addressed politely': ({ words, description }) =>
    textsOf(words, description).flatMap((text) => {
      const found = informal.exec(fold(text))
      return found ? [`addresses one person: "${found[0]}"`] : []
    }),
}

/** What a food's page says against itself; empty for one that holds together. */
export function contradictionsOf(food: ToldFood): string[] {
  return Object.values(rules).flatMap((rule) => rule(food))
}
