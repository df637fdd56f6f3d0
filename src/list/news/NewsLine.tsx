import { useStore } from '@nanostores/react'
import type { ListStore } from '../list.ts'
import { listTexts } from '../texts.ts'

/** Announces the changes of other people to screen readers. */
export function NewsLine({ store }: { store: ListStore }) {
  const sentence = useStore(store.$news)
  return (
    <p className="visually-hidden" role="status" aria-label={listTexts.news}>
      {sentence}
    </p>
  )
}
