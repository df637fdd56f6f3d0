import { useEffect } from 'react'
import type { ListStore } from '../../../stores/list/list.ts'
import type { ShowPanel } from '../parts/panel-props.ts'

type AnswerKey = (event: KeyboardEvent, store: ListStore, show: ShowPanel) => boolean

/** Where there is a mouse there is a keyboard; elsewhere the first key tells. */
const mouse = '(any-hover: hover)'

/** The whole list by the keyboard (shown by '?'). Whoever types into a field, or has a panel open, is left alone. */
export function useListKeys(store: ListStore, show: ShowPanel): void {
  useEffect(() => {
    const leaving = new AbortController()
    let answer: AnswerKey | undefined
    const fetchCode = () =>
      import('./list-keys.ts').then(
        ({ answerKey }) => {
          answer = answerKey
        },
        () => undefined,
      )
    const onKey = (event: KeyboardEvent) => {
      if (!answer) void fetchCode()
      else if (answer(event, store, show)) event.preventDefault()
    }
    if (matchMedia(mouse).matches) void fetchCode()
    document.addEventListener('keydown', onKey, { signal: leaving.signal })
    return () => leaving.abort()
  }, [store, show])
}
