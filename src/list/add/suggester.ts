import type { Item } from '../../domain/item/item.ts'
import { once } from '../../domain/lib/once.ts'
import { storesOf } from '../../domain/shop/stores-of-list.ts'
import { type Listed, listedFinder } from '../../domain/suggest/listed.ts'
import { makeSuggester, type Suggestion } from '../../domain/suggest/suggest.ts'
import { knownNames } from '../../domain/suggest/suggest-known.ts'
import type { Vocabulary } from '../../domain/vocabulary/vocabulary.ts'
import { amountText } from '../../i18n/amount.ts'
import { $things } from '../vocabulary/loaded-vocabulary.ts'
import { addedTexts } from './added-texts.ts'

export { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'

/** A suggestion, or an item of the list that is being typed again. */
export interface FieldSuggestion extends Suggestion {
  /** The id of the item of the list. */
  itemId?: string
  /** Its amount, and the one that is added to it. */
  listed?: string | undefined
}

/** Number of suggestions while something is typed (specification, section 9). */
const mostWhileTyping = 4

/**
 * Returns a function that gives the suggestions of a list for the text in the field, an item that is already on it first; its
 * items are read at the first call.
 */
export function suggesterFor(
  vocabulary: Vocabulary,
  items: ReadonlyMap<string, Item>,
): (text: string) => readonly FieldSuggestion[] {
  const find = once(() => {
    const stores = storesOf(items.values())
    const known = knownNames(vocabulary, items.values())
    const suggest = makeSuggester(vocabulary, { ...known, stores, things: $things.get() })
    return { suggest, listed: listedFinder(vocabulary, items.values(), stores) }
  })
  const suggestionsOf = (text: string) => {
    const { suggest, listed } = find()
    const there = listed(text)
    return there ? [suggestionOf(there), ...suggest(text)].slice(0, mostWhileTyping) : suggest(text)
  }
  prepare(vocabulary, suggestionsOf)
  return suggestionsOf
}

const prepared = new WeakSet<Vocabulary>()
/** Any letter. */
const anyText = 'a'

/** Computes suggestions once in idle time, so that the first key does not wait until the products are read. */
function prepare(vocabulary: Vocabulary, suggestionsOf: (text: string) => unknown): void {
  if (prepared.has(vocabulary)) return
  prepared.add(vocabulary)
  // Safari has no idle time to ask for.
  const run = globalThis.requestIdleCallback ?? setTimeout
  run(() => suggestionsOf(anyText))
}

function suggestionOf({ item, typed, isAdding }: Listed): FieldSuggestion {
  const { id, name, category } = item
  const more = isAdding ? ((typed && amountText(typed)) ?? '1') : undefined
  return { name, category, itemId: id, listed: addedTexts.listed(amountText(item), more) }
}
