import { useEffect } from 'react'
import type { ListStore } from '../../stores/list/list.ts'

/** Has what comes every week put onto the list; the code for it is fetched where anything does. */
export function useWeekly(store: ListStore): void {
  useEffect(() => {
    let end = () => {}
    let isOver = false
    const stop = store.$list.subscribe((list) => {
      if (!list?.snapshot?.head.options?.some(({ key }) => key.startsWith('weekly/'))) return
      queueMicrotask(() => stop())
      import('../../stores/list/follow-weekly.ts').then(
        ({ followWeekly }) => {
          if (!isOver) end = followWeekly(store)
        },
        () => undefined,
      )
    })
    return () => {
      isOver = true
      stop()
      end()
    }
  }, [store])
}
