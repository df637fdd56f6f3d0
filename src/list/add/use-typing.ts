import { useStore } from '@nanostores/react'
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import type { ListStore } from '../list.ts'

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
    document.documentElement.dataset.fieldAtHand = ''
    store.beginTyping(typed)
    if (!typed && document.activeElement !== field.current) setUntouched(store.$typed.get())
    setReady(true)
  }, [store, field])
  return { text, isReady, isUntouched: text !== '' && text === untouched, touch }
}
