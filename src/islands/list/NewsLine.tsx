import { useStore } from '@nanostores/react'
import { newsTexts } from '../../i18n/news.ts'
import type { ListStore } from '../../stores/list.ts'

/** What others do, for those who listen to the screen instead of looking at it. */
export function NewsLine({ store }: { store: ListStore }) {
  const sentence = useStore(store.$news)
  return (
    <p className="visually-hidden" role="status" aria-label={newsTexts.region}>
      {sentence}
    </p>
  )
}
