import type { Item } from '../../domain/item/item.ts'
import { once } from '../../domain/lib/once.ts'
import { storesOf } from '../../domain/shop/stores.ts'
import { makeSuggester, type Suggestion } from '../../domain/suggest/suggest.ts'
import { knownNames } from '../../domain/suggest/suggest-known.ts'
import type { Vocabulary } from '../../domain/vocabulary/vocabulary.ts'
import { $things } from './vocabulary.ts'

export { $vocabulary } from './vocabulary.ts'

/**
 * Returns a function that gives the suggestions of a list for the text in the field; its items are read at the first call.
 */
export function suggesterFor(
  vocabulary: Vocabulary,
  items: ReadonlyMap<string, Item>,
): (text: string) => readonly Suggestion[] {
  const suggester = once(() =>
    makeSuggester(vocabulary, {
      ...knownNames(vocabulary, items.values()),
      stores: storesOf(items.values()),
      things: $things.get(),
    }),
  )
  return (text) => suggester()(text)
}
