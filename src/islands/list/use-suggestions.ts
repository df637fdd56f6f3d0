import { useStore } from '@nanostores/react'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { keepPlaces } from '../../domain/keep-places.ts'
import { once } from '../../domain/once.ts'
import { makeSuggester, type Suggestion } from '../../domain/suggest.ts'
import { knownNames } from '../../domain/suggest-known.ts'
import type { ListStore } from '../../stores/list.ts'
import { $vocabulary } from '../../stores/vocabulary.ts'

/**
 * What to suggest for this text on this list.
 *
 * @returns the suggestions, and what holds them in their places until the text is another: to be called at a tap, so that
 *   the next one meets what the eye has seen there
 */
export function useSuggestions(
  store: ListStore,
  text: string,
): [suggestions: readonly Suggestion[], holdPlaces: () => void] {
  // A tick is drawn before anybody thinks of what to suggest after it.
  const items = useDeferredValue(useStore(store.$items))
  const vocabulary = useDeferredValue(useStore($vocabulary))
  const suggest = useMemo(() => {
    const asRendered = store.renderedSuggestions(items)
    const suggester = once(() => makeSuggester(vocabulary, knownNames(vocabulary, items.values())))
    return (typed: string) => (typed === '' && asRendered) || suggester()(typed)
  }, [store, vocabulary, items])
  const held = useRef<{ text: string; suggestions: readonly Suggestion[] }>(undefined)
  const suggestions = useMemo(() => {
    const after = suggest(text)
    return held.current?.text === text ? keepPlaces(held.current.suggestions, after) : after
  }, [suggest, text])
  useEffect(() => {
    if (held.current) held.current = held.current.text === text ? { text, suggestions } : undefined
  }, [text, suggestions])
  const holdPlaces = useCallback(() => {
    held.current = { text, suggestions }
  }, [text, suggestions])
  return [suggestions, holdPlaces]
}
