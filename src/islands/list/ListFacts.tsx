import { useStore } from '@nanostores/react'
import { listTexts } from '../../i18n/list.ts'
import type { ListStore } from '../../stores/list.ts'
import { Presence } from './Presence.tsx'

/** How far the shopping is, and who is here. */
export function ListFacts({ store }: { store: ListStore }) {
  const { remaining, completed } = useStore(store.$counts)
  return (
    <>
      <div className="list-facts">
        <p className="list-summary">{listTexts.summary(remaining, completed)}</p>
        <Presence store={store} />
      </div>
      <progress
        className="list-progress"
        aria-label={listTexts.progress}
        max={Math.max(remaining + completed, 1)}
        value={completed}
      />
    </>
  )
}
