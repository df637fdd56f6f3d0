import { addAmounts, type ItemAmount, measures } from '../item/amount.ts'
import { itemDefaults } from '../item/fields.ts'
import type { Item } from '../item/item.ts'
import { remember } from '../lib/remember.ts'
import { keyOf } from '../merge/key-of.ts'
import type { WantedItem } from '../merge/plan-adding.ts'
import type { NameWords, Vocabulary } from '../vocabulary/vocabulary.ts'
import { findTyped, type Match, matches, readTyped } from './find-typed.ts'
import { typedPart } from './suggest-typed.ts'
import { findableBy } from './things.ts'

/** An item still to buy that is being typed again. */
export interface Listed {
  item: Item
  /** The typed amount; undefined if none was typed. */
  typed?: ItemAmount
  /** True if choosing it adds the typed amount, or one more, to that of the row. */
  isAdding: boolean
}

/** Fewer letters begin too many names. */
const fewestLetters = 3

const findable = remember(findableBy)

/**
 * Returns a function that finds the item to buy that a text in the field means: the item itself, or one with a word that
 * begins with the last part of the text, at least three letters. Of several, the best match is found, then the latest.
 *
 * @param items all items of the list
 * @param stores the list's own stores
 */
export function listedFinder(
  vocabulary: Vocabulary,
  items: Iterable<Item>,
  stores: readonly string[] = [],
): (text: string) => Listed | undefined {
  const pending = [...items].filter(isPending).sort((a, b) => b.rev - a.rev)
  return (text) => {
    const { item: wanted } = typedPart(vocabulary, text, stores)
    const item = wanted && bestMatch(vocabulary, pending, wanted.name)
    if (!item || isApart(item, wanted)) return undefined
    const more = onceMore(vocabulary, [item], { ...wanted, name: item.name })
    const sum = addAmounts(vocabulary.forms, item, more)
    const isAdding = sum !== undefined && (sum.quantity !== item.quantity || sum.unit !== item.unit)
    return { item, isAdding, ...(!hasDefaultAmount(wanted) && { typed: more }) }
  }
}

/** True if the typed item is a row of its own. */
function isApart(item: Item, { note, store }: Pick<WantedItem, 'note' | 'store'>): boolean {
  return [
    [item.note, note],
    [item.store, store],
  ].some(([one, other]) => one && other && one !== other)
}

/** True if no amount was given. */
function hasDefaultAmount({ quantity, unit }: ItemAmount): boolean {
  return quantity === itemDefaults.quantity && unit === itemDefaults.unit
}

function isPending({ deleted, completed, notFound }: Item): boolean {
  return !deleted && !completed && !notFound
}

function bestMatch(words: NameWords, items: readonly Item[], text: string): Item | undefined {
  const typed = readTyped(text)
  const key = keyOf(words, text)
  const isLong = typed.spelling.length >= fewestLetters
  let best: { item: Item | undefined; match: Match } = { item: undefined, match: matches.form }
  for (const item of items) {
    const found = isLong ? findTyped(findable(item.name), typed).match : matches.none
    const match = keyOf(words, item.name) === key ? matches.whole : found
    if (match < best.match) best = { item, match }
  }
  return best.item
}

/**
 * Returns what is added when an item is chosen without an amount that is already to buy: one more piece, package, kilogram or
 * litre, or the same amount again in grams or millilitres. Any other item is returned as it is.
 */
export function onceMore(words: NameWords, items: Iterable<Item>, wanted: WantedItem): WantedItem {
  if (!hasDefaultAmount(wanted)) return wanted
  const key = keyOf(words, wanted.name)
  const same = [...items].filter((item) => isPending(item) && keyOf(words, item.name) === key)
  for (const present of same.sort((a, b) => b.rev - a.rev)) {
    const more = { ...wanted, ...oneMore(present) }
    if (addAmounts(words.forms, present, more)) return more
  }
  return wanted
}

function oneMore({ quantity, unit }: ItemAmount): ItemAmount {
  const isSmall = measures.has(unit) && measures.get(unit)?.large !== unit
  return { quantity: isSmall ? quantity : itemDefaults.quantity, unit }
}
