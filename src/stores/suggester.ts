import type { Item } from '../domain/item.ts'
import { once } from '../domain/once.ts'
import { makeSuggester, type Suggestion } from '../domain/suggest.ts'
import { knownNames } from '../domain/suggest-known.ts'
import type { Vocabulary } from '../domain/vocabulary.ts'

/** What to suggest on a list while this is in the field; its items are read when it is first asked. */
export function suggesterFor(
  vocabulary: Vocabulary,
  items: ReadonlyMap<string, Item>,
): (text: string) => readonly Suggestion[] {
  const suggester = once(() => makeSuggester(vocabulary, knownNames(vocabulary, items.values())))
  return (text) => suggester()(text)
}
