import { useStore } from '@nanostores/react'
import { listTexts } from '../../../i18n/list/list.ts'
import type { ListStore } from '../../../stores/list/list.ts'

/** Progress of the shopping. */
export function ListProgress({ store }: { store: ListStore }) {
  const { remaining, completed } = useStore(store.$counts)
  return (
    <progress
      className="list-progress"
      aria-label={listTexts.progress}
      max={Math.max(remaining + completed, 1)}
      value={completed}
    />
  )
}
