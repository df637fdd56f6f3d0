import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { stablePlaces } from '../../domain/lib/stable-places.ts'
import type { ListStore } from '../list.ts'
import type { FieldSuggestion } from './suggester.ts'

const fetchCode = () => import('./typed-help.ts')

/** Used until the code is loaded. */
const $unknown = atom<undefined>()

const none: readonly FieldSuggestion[] = []

interface Suggesting {
  suggestions: readonly FieldSuggestion[]
  /**
   * Enters a suggestion. The suggestions keep their places until the text changes, so that the next tap meets the one that
   * was visible there.
   */
  take: (name: string) => void
  /** Loads the code; called before typing begins. */
  prepare: () => void
}

/** Suggestions for this text on this list; those from the server's rendering are used until others are needed. */
export function useSuggestions(store: ListStore, text: string): Suggesting {
  // A tick is rendered before the suggestions after it are computed.
  const items = useDeferredValue(useStore(store.$items))
  const [code, prepare] = useCode()
  const vocabulary = useDeferredValue(useStore(code?.$vocabulary ?? $unknown))
  const suggest = useMemo(() => {
    const asRendered = store.renderedSuggestions(items)
    const suggester = vocabulary && code?.suggesterFor(vocabulary, items)
    return (typed: string): readonly FieldSuggestion[] | undefined =>
      (typed === '' && asRendered) || suggester?.(typed)
  }, [store, vocabulary, items, code])
  const held = useRef<{ text: string; suggestions: readonly FieldSuggestion[] }>(undefined)
  const found = useMemo(() => {
    const after = suggest(text)
    return after && held.current?.text === text ? stablePlaces(held.current.suggestions, after) : after
  }, [suggest, text])
  const last = useRef(none)
  const suggestions = found ?? last.current
  useEffect(() => {
    if (found) last.current = found
    else prepare()
  }, [found, prepare])
  useEffect(() => {
    if (held.current) held.current = held.current.text === text ? { text, suggestions } : undefined
  }, [text, suggestions])
  const sought = suggestions[0]?.itemId
  useEffect(() => code?.markRow(sought), [code, sought])
  useEffect(() => code?.markMatches(text, items.values()), [code, text, items])
  const take = useCallback(
    (name: string) => {
      held.current = { text, suggestions }
      store.enter(name)
    },
    [store, text, suggestions],
  )
  return { suggestions, take, prepare }
}

/** @returns the code that computes suggestions, once it is loaded, and the function that loads it */
function useCode(): [code: Awaited<ReturnType<typeof fetchCode>> | undefined, prepare: () => void] {
  const [code, setCode] = useState<Awaited<ReturnType<typeof fetchCode>>>()
  const prepare = useCallback(() => {
    fetchCode().then(setCode, () => undefined)
  }, [])
  return [code, prepare]
}
