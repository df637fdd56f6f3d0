import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { ListStore } from '../../../stores/list/list.ts'

interface Typed {
  text: string
  setText: Dispatch<SetStateAction<string>>
  /** Has one text stand where another does, unless something else was typed since. */
  replace: (before: string, after: string) => void
  /** Puts lines below what is in the field. */
  putBack: (lines: readonly string[]) => void
  /** It stands there from before, and nobody has come to it yet. */
  isUntouched: boolean
  touch: () => void
}

/**
 * The text of a list's field: what was typed before and not added, by this visit's script or an earlier one's, is in it, and
 * what is typed now stays for the next.
 */
export function useTypedText(store: ListStore, field: RefObject<HTMLTextAreaElement | null>): Typed {
  const [text, setText] = useState('')
  const [untouched, setUntouched] = useState('')
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return store.keepTyped(text)
    isBegun.current = true
    const before = store.typedBefore()
    // On a slow connection people type before the script is there.
    const typed = field.current?.value ?? ''
    setText(joinLines(typed === before ? [before] : [before, typed]))
    if (!typed) setUntouched(before)
  }, [store, field, text])
  const replace = useCallback((before: string, after: string) => {
    setText((typed) => (typed === before ? after : typed))
  }, [])
  return {
    text,
    setText,
    replace,
    putBack: (lines) => setText((typed) => joinLines([typed, ...lines])),
    isUntouched: text !== '' && text === untouched,
    touch: () => setUntouched(''),
  }
}

function joinLines(lines: readonly string[]): string {
  return lines.filter((line) => line.trim() !== '').join('\n')
}
