import { storedAmount } from '../item/amount.ts'
import { type ItemFields, itemDefaults } from '../item/fields.ts'
import { storedUnit } from '../item/units.ts'
import { hasLetterOrEmoji } from '../lib/characters.ts'
import { cleanText, type NameProblem, nameProblem, noteMaxLength } from '../lib/check.ts'
import { longestText } from '../lib/reading-limits.ts'
import { readIngredient } from '../recipe/ingredient.ts'
import { withAmountsApart } from '../text/entry/around-amounts.ts'
import { readEntry } from '../text/entry/parse-entry.ts'
import type { ParsedItem } from '../text/entry/parse-phrase.ts'
import { type FindStore, storeFinder, storeOfHeading } from '../text/entry/parse-store.ts'
import { textWords } from '../text/tokens/text-words.ts'
import type { ItemWords } from '../vocabulary/vocabulary.ts'
import { readCleanFields } from './clean-fields.ts'
import type { ImportedThing } from './imported.ts'

/** One record as it will be added, or the reason why it cannot be. */
export type ReadRecord =
  | { kind: 'item'; item: ParsedItem & Pick<Partial<ItemFields>, 'category'> }
  | { kind: 'refused'; problem: NameProblem }

/**
 * Reads a record as one item, whatever commas its name has.
 *
 * @param isIngredient true for a recipe, where preparations follow the ingredient
 */
export function readRecord(
  words: ItemWords,
  ownStores: readonly string[],
  { text: given, fields: givenFields, amount, heading }: ImportedThing,
  isIngredient: boolean,
): ReadRecord {
  // A line without an end can be as long as the whole import.
  const text = given.slice(0, longestText)
  const find = storeFinder(words, ownStores)
  const { name, ...fields } = readCleanFields(givenFields)
  const { text: written, notes } = isIngredient
    ? readIngredient(cleanText(text), (rest) => areProducts(words, rest))
    : { text: cleanText(name ?? text), notes: [] }
  const measured = amount === undefined ? undefined : readAmountIn(words, find, amount)
  const hasAmount = measured !== undefined || fields.quantity !== undefined || name !== undefined
  const item = hasAmount ? { ...plain, name: written } : readOne(words, find, written)
  const problem = nameProblem(item.name) ?? (hasLetterOrEmoji(item.name) ? undefined : 'name-characters')
  if (problem) return { kind: 'refused', problem }
  const note = noteOf([fields.note ?? item.note, ...notes, ...unreadAmount(amount, measured)])
  const amounts = { ...item, ...measured, ...fields }
  const stored = hasAmount ? storedAmount(amounts.quantity, amounts.unit) : {}
  const store = amounts.store ?? (heading === undefined ? undefined : storeOfHeading(find, heading))
  return {
    kind: 'item',
    item: { ...amounts, ...stored, ...(note && { note }), ...(store !== undefined && { store }) },
  }
}

const plain = { quantity: itemDefaults.quantity, unit: itemDefaults.unit }

/** Reads one item with its amount; longer texts are refused for their length, and not read. */
function readOne(words: ItemWords, find: FindStore, text: string): ParsedItem {
  if (nameProblem(text) === 'name-length') return { ...plain, name: text }
  const entry = withAmountsApart(words, text)
  const item = readEntry(words, find, {
    ...{ source: text, text: entry, note: undefined, store: undefined, saidOfIt: 0 },
  })
  return { ...item, name: item.name.replace(/ *[,;]$/, '') }
}

const anyThing = 'ceva'

/** Reads an amount without a name: '2 l', 'x3', '½ kg', 'bax'; undefined for any other text. */
function readAmountIn(words: ItemWords, find: FindStore, amount: string) {
  const { name, quantity, unit } = readOne(words, find, `${anyThing} ${cleanText(amount)}`)
  if (name === anyThing) return { quantity, unit }
  const known = storedUnit(amount)
  return known === undefined ? undefined : { ...plain, unit: known }
}

/** An amount that cannot be read becomes a note: "câteva". */
function unreadAmount(amount: string | undefined, measured: object | undefined): string[] {
  return amount === undefined || measured ? [] : [cleanText(amount)]
}

/** Joins notes as far as there is space for them. */
function noteOf(notes: readonly (string | undefined)[]): string {
  const joined = notes.filter(Boolean).join(', ')
  return readCleanFields({ note: joined.slice(0, noteMaxLength) }).note ?? ''
}

/** True if every part of a text begins with the word for a product. */
function areProducts({ productHeads, adjectives }: ItemWords, text: string): boolean {
  return text.split(', ').every((part) => {
    const [first] = textWords(part)
    return first !== undefined && productHeads.has(first.key) && !adjectives.has(first.key)
  })
}
