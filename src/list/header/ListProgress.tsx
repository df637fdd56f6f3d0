import { useStore } from '@nanostores/react'
import type { ListStore } from '../list.ts'
import { listTexts } from '../texts.ts'

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
