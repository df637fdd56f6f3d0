import { fold } from '../domain/lib/fold.ts'
import type { Allergen } from './allergens.ts'
import type { FoodWords } from './food-words.ts'
import { type KeepingFaultKind, keepingFaults } from './keeping-faults.ts'
import { textsByField } from './prose.ts'
import type { KeepingFact } from './table-rows.ts'

/** A food's texts, and the facts that its page shows beside them. */
interface ToldFood {
  words: FoodWords
  description: string
  keeping: readonly KeepingFact[]
  /** The allergens that it contains or that a label may name. */
  allergens: readonly Allergen[]
}

export type ContradictionKind =
  | KeepingFaultKind
  | 'allergen-not-in-panel'
  | 'time-in-words'
  | 'words-avoid-fridge'
  | 'words-say-fridge'
  | 'tip-refuses-freezing'
  | 'tip-tells-freezing'
  | 'informal'

/** A statement of a food's page that another one contradicts, and the field to correct. */
export interface Contradiction {
  kind: ContradictionKind
  field: string
  /** The contradicting words, folded; in `keeping` the number of the row, from 1. */
  found: string
}

type Rule = (food: ToldFood) => Contradiction[]

/** The words for each allergen, folded. */
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

/** Unambiguous forms of the second person singular, which the guide does not use. */
const informal =
  /\b(?:tau|tai(?= (?:de|din|cu|la))|esti|poti|vrei|gatesti|alegi|cumperi|folosesti|pastrezi|congelezi|fierbi|cureti|speli|inlocuiesti|prajesti|mananci|adaugi)\b/

/** The panel has every allergen that the words name. */
const namedAllergens: Rule = ({ words, description, allergens }) => {
  const text = fold([description, words.shortDescription, words.choosing].join('\n'))
  return (Object.keys(allergenWords) as Allergen[])
    .filter((allergen) => !allergens.includes(allergen))
    .flatMap((allergen) => {
      const said = new RegExp(
        `(?<!nu |fara |n-)\\b(?:contine|contin|avand|are) (?:si |mereu |urme de )?(?:${allergenWords[allergen]})\\b`,
      )
      const found = said.exec(text)
      return found ? [{ kind: 'allergen-not-in-panel', field: 'allergens', found: found[0] } as const] : []
    })
}

/** The words advise the recommended place. */
const bestPlace: Rule = ({ keeping, words }) => {
  const [first = ''] = fold(words.storageMethod).split(/[.;,]/)
  const best = keeping.find(({ recommended }) => recommended === 'yes')?.place
  const avoids = /\bnu (?:se (?:tin|tine|pun|pune) )?(?:in|la) frigider/.test(first)
  const advises = /^(?:numai |mereu )?(?:in|la) frigider/.test(first)
  const at = { field: 'keeping', found: first } as const
  if (best === 'fridge' && avoids) return [{ kind: 'words-avoid-fridge', ...at }]
  return best === 'pantry' && advises ? [{ kind: 'words-say-fridge', ...at }] : []
}

/** The words do not advise against freezing what can be frozen, nor explain how to freeze what cannot. */
const freezing: Rule = ({ words: { canFreeze, freezingTip = '' } }) => {
  const [first = ''] = fold(freezingTip).split(/[.;]/)
  const isAgainst =
    /^nu (?:se congeleaza(?! vi| cru)|se recomanda|merita|este pentru|e pentru|suporta)|^nu,/.test(first)
  const isFor = /^se congeleaza|^da\b/.test(first)
  const at = { field: 'freezingTip', found: first } as const
  if (canFreeze && isAgainst) return [{ kind: 'tip-refuses-freezing', ...at }]
  return !canFreeze && isFor ? [{ kind: 'tip-tells-freezing', ...at }] : []
}

/** Only the table has times of keeping, and readers are addressed politely. */
const wording: Rule = ({ words, description }) =>
  textsByField(words, description).flatMap(([field, text]) => {
    const folded = fold(text)
    const [time, person] = [storageTime.exec(folded), informal.exec(folded)]
    return [
      ...(time ? [{ kind: 'time-in-words', field, found: time[0] } as const] : []),
      ...(person ? [{ kind: 'informal', field, found: person[0] } as const] : []),
    ]
  })

const times: Rule = ({ keeping, words }) =>
  keepingFaults(keeping, words.canFreeze).map(({ kind, row }) => ({
    kind,
    field: 'keeping',
    found: String(row + 1),
  }))

const rules = [times, namedAllergens, wording, bestPlace, freezing] as const

/** The contradictions of a food's page; empty when it has none. */
export function contradictionsOf(food: ToldFood): Contradiction[] {
  return rules.flatMap((rule) => rule(food))
}
