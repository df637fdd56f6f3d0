import { useStore } from '@nanostores/react'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { addTexts } from '../../../i18n/list/add.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import type { FieldEntry } from '../../../stores/list/typing.ts'

/** Milliseconds after which the field says that an entry is still on its way. */
const slowMs = 300

interface Field {
  text: string
  /** False until the field hears its own keys; until then the early script hears them. */
  isReady: boolean
  /** True while the text is a draft of an earlier visit, and the field has not had the focus since. */
  isUntouched: boolean
  touch: () => void
}

/** The text of a list's field. What was typed and entered before the scripts arrived is taken over, once. */
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

/** Says in the empty field what is being added, where that takes long. */
function usePlaceholder(field: RefObject<HTMLTextAreaElement | null>, entering: readonly FieldEntry[]): void {
  useEffect(() => {
    const say = (placeholder: string) => field.current?.setAttribute('placeholder', placeholder)
    if (entering.length === 0) return say(addTexts.placeholder)
    const names = entering.map(({ text, suggestion }) => suggestion ?? text)
    const timer = setTimeout(() => say(addTexts.adding + names.join(', ')), slowMs)
    return () => clearTimeout(timer)
  }, [field, entering])
}
