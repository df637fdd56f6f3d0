import { useStore } from '@nanostores/react'
import { listTexts } from '../../../i18n/list/list.ts'
import type { ListStore } from '../../../stores/list/list.ts'

/** What others do, for those who listen to the screen instead of looking at it. */
export function NewsLine({ store }: { store: ListStore }) {
  const sentence = useStore(store.$news)
  return (
    <p className="visually-hidden" role="status" aria-label={listTexts.news}>
      {sentence}
    </p>
  )
}
