import { useEffect } from 'react'
import type { ListStore } from '../list.ts'
import type { ShowPanel } from '../panels/panel-props.ts'

type AnswerKey = (event: KeyboardEvent, store: ListStore, show: ShowPanel) => boolean

/** Devices with a mouse have a keyboard; on others the code is loaded at the first key. */
const mouse = '(any-hover: hover)'

/** Keyboard control of the whole list (shown by '?'). Keys in fields and in open panels are ignored. */
export function useListKeys(store: ListStore, show: ShowPanel): void {
  useEffect(() => {
    const leaving = new AbortController()
    let answer: AnswerKey | undefined
    const fetchCode = () =>
      import('./shortcuts.ts').then(
        ({ answerKey }) => {
          answer = answerKey
          return answer
        },
        () => undefined,
      )
    const onKey = (event: KeyboardEvent) => {
      // Keys that are pressed while the code is loading are answered once it is there.
      if (!answer) void fetchCode().then((loaded) => loaded?.(event, store, show))
      else if (answer(event, store, show)) event.preventDefault()
    }
    if (matchMedia(mouse).matches) void fetchCode()
    document.addEventListener('keydown', onKey, { signal: leaving.signal })
    return () => leaving.abort()
  }, [store, show])
}
