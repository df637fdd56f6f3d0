import { fold } from '../../domain/lib/fold.ts'
import type { Allergen } from '../allergens.ts'
import { type FoodWords, foodWords } from '../food-words.ts'
import type { KeepingFact } from '../tables/table-rows.ts'
import { type KeepingFaultKind, keepingFaults } from './keeping-faults.ts'
import { allergensIn, type NamedAllergen } from './named-allergens.ts'
import { textsByField } from './prose.ts'
import { unsourcedSafety } from './safety-topics.ts'

/** The allergens of a food, as its page lists them. */
interface AllergenPanel {
  contains: readonly Allergen[]
  /** Those of some recipes or brands. */
  byRecipe: readonly Allergen[]
  traces: readonly Allergen[]
}

/** A food's texts, and the facts that its page shows beside them. */
interface ToldFood {
  words: FoodWords
  description: string
  keeping: readonly KeepingFact[]
  allergens: AllergenPanel
  /** The sentences about safety, each of which has a source. */
  safety: readonly string[]
}

export type ContradictionKind =
  | KeepingFaultKind
  | 'allergen-not-in-panel'
  | 'allergen-only-traces'
  | 'allergen-denied'
  | 'safety-without-source'
  | 'time-in-words'
  | 'words-avoid-fridge'
  | 'words-say-fridge'
  | 'tip-refuses-freezing'
  | 'tip-tells-freezing'
  | 'tip-repeats-refusal'
  | 'freezing-forbidden'
  | 'informal'

/** A statement of a food's page that another one contradicts, and the field to correct. */
export interface Contradiction {
  kind: ContradictionKind
  field: string
  /** The contradicting words, folded; in `keeping` the number of the row, from 1. */
  found: string
}

type Rule = (food: ToldFood) => Contradiction[]

const duration =
  '(?:\\d+|o|un|doua|doi|trei|patru|cinci|sase|sapte|opt|noua|zece|cateva)(?: de)? (?:zile|zi|saptaman[ai]|luni|luna|ani|an)'
const storageTime = new RegExp(
  `\\b(?:(?:tine|tin)(?! loc)|rezista|se pastreaza|se consuma)\\b[^.;:]{0,60}\\b${duration}\\b`,
)

/** Unambiguous forms of the second person singular, which the guide does not use. */
const informal =
  /\b(?:tau|tai(?= (?:de|din|cu|la))|esti|poti|vrei|gatesti|alegi|cumperi|folosesti|pastrezi|congelezi|fierbi|cureti|speli|inlocuiesti|prajesti|mananci|adaugi)\b/

const fields: ReadonlySet<string> = new Set(['description', ...Object.keys(foodWords.shape)])

/** The texts about the food itself: substitutes are other foods, and admins' records have more than words. */
function textsOfFood(words: FoodWords, description: string): [field: string, text: string][] {
  return textsByField(words, description).filter(([field]) => fields.has(field) && field !== 'substitutes')
}

/** The panel has every allergen that the words name, in the same state. Other foods have theirs, so substitutes are unread. */
const namedAllergens: Rule = ({ words, description, allergens }) =>
  textsOfFood(words, description)
    .flatMap(([, text]) => allergensIn(text))
    .flatMap(({ allergen, state, found }) => {
      const kind = faultOf(allergens, allergen, state)
      return kind ? [{ kind, field: 'allergens', found } as const] : []
    })

function faultOf(
  { contains, byRecipe, traces }: AllergenPanel,
  allergen: Allergen,
  state: NamedAllergen['state'],
): ContradictionKind | undefined {
  if (state === 'absent') return contains.includes(allergen) ? 'allergen-denied' : undefined
  if (contains.includes(allergen) || byRecipe.includes(allergen)) return undefined
  if (!traces.includes(allergen)) return 'allergen-not-in-panel'
  return state === 'ingredient' ? 'allergen-only-traces' : undefined
}

/** A subject of safety stands in the words only if a sentence with a source has it too. */
const sourcedSafety: Rule = ({ words, description, safety }) =>
  textsOfFood(words, description).flatMap(([field, text]) =>
    unsourcedSafety(text, safety).map((found) => ({ kind: 'safety-without-source', field, found }) as const),
  )

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

/** Forbids freezing; food is not frozen again, nor mussels alive, for other reasons than texture. */
const forbidsFreezing = /\bnu se (?:congeleaza(?! la loc| vii)|pune la congelator)/

/**
 * The words do not advise against freezing what can be frozen, nor explain how to freeze what cannot. They forbid it only if
 * a row with a source does, and do not repeat the refusal that the page puts before them.
 */
const freezing: Rule = ({ keeping, words: { canFreeze, freezingTip = '' } }) => {
  const [first = ''] = fold(freezingTip).split(/[.;]/)
  const isAgainst =
    /^nu (?:se congeleaza(?! vi| cru)|se recomanda|merita|este pentru|e pentru|suporta)|^nu,/.test(first)
  const isFor = /^se congeleaza|^da\b/.test(first)
  const at = { field: 'freezingTip', found: first } as const
  const isForbidden = forbidsFreezing.test(fold(freezingTip))
  const hasSource = keeping.some(({ place, unit }) => place === 'freezer' && unit === 'avoid')
  if (!canFreeze && /^nu merita/.test(first)) return [{ kind: 'tip-repeats-refusal', ...at }]
  if (canFreeze && isAgainst) return [{ kind: 'tip-refuses-freezing', ...at }]
  if (isForbidden && !hasSource) return [{ kind: 'freezing-forbidden', ...at }]
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

const rules = [times, namedAllergens, sourcedSafety, wording, bestPlace, freezing] as const

/** The contradictions of a food's page; empty when it has none. */
export function contradictionsOf(food: ToldFood): Contradiction[] {
  return rules.flatMap((rule) => rule(food))
}
