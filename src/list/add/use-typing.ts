import { useStore } from '@nanostores/react'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { ListStore } from '../list.ts'
import { addTexts } from './texts.ts'
import type { FieldEntry } from './typing.ts'

/** Time in ms after which the field shows that an entry is still being processed. */
const slowMs = 300

interface Field {
  text: string
  /** False until the field handles its own keys; before that the early script does. */
  isReady: boolean
  /** True while the text is a draft of an earlier visit, and the field has not had the focus since. */
  isUntouched: boolean
  touch: () => void
}

/** The text of a list's field. Input from before the scripts were loaded is taken over, once. */
export function useTyping(store: ListStore, field: RefObject<HTMLTextAreaElement | null>): Field {
  const text = useStore(store.$typed)
  const [isReady, setReady] = useState(false)
  const [untouched, setUntouched] = useState('')
  const touch = useCallback(() => setUntouched(''), [])
  // In the commit itself, so that no key falls between the early script and the field.
  useLayoutEffect(() => {
    const typed = field.current?.value ?? ''
    const entries = globalThis.earlyEntries
    globalThis.earlyEntries = undefined
    store.beginTyping(typed, entries)
    if (!typed && document.activeElement !== field.current) setUntouched(store.$typed.get())
    setReady(true)
  }, [store, field])
  usePlaceholder(field, useStore(store.$entering))
  return { text, isReady, isUntouched: text !== '' && text === untouched, touch }
}

/** Shows the pending entries as the placeholder of the empty field, if they take long. */
function usePlaceholder(field: RefObject<HTMLTextAreaElement | null>, entering: readonly FieldEntry[]): void {
  useEffect(() => {
    const say = (placeholder: string) => field.current?.setAttribute('placeholder', placeholder)
    if (entering.length === 0) return say(addTexts.placeholder)
    const names = entering.map(({ text, suggestion }) => suggestion ?? text)
    const timer = setTimeout(() => say(addTexts.adding + names.join(', ')), slowMs)
    return () => clearTimeout(timer)
  }, [field, entering])
}
