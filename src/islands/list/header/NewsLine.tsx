import { useStore } from '@nanostores/react'
import { listTexts } from '../../../i18n/list/list.ts'
import type { ListStore } from '../../../stores/list/list.ts'

/** Announces the changes of other people to screen readers. */
export function NewsLine({ store }: { store: ListStore }) {
  const sentence = useStore(store.$news)
  return (
    <p className="visually-hidden" role="status" aria-label={listTexts.news}>
      {sentence}
    </p>
  )
}
