import { useStore } from '@nanostores/react'
import { loadStyles } from '../../ui/load-styles.ts'
import type { ListStore } from '../list.ts'
import { Fetched } from '../parts/Fetched.tsx'
import { listTexts } from '../texts.ts'
import aboveStyles from './rows-above.css?url'

const fetchAbove = async () => {
  const [code] = await Promise.all([import('./RowsAbove.tsx'), loadStyles(aboveStyles)])
  return code.RowsAbove
}

/** Announces the changes of other people to screen readers, and shows that there are some above what is in sight. */
export function NewsLine({ store }: { store: ListStore }) {
  const sentence = useStore(store.$news)
  const arrived = useStore(store.$arrived)
  return (
    <>
      <p className="visually-hidden" role="status" aria-label={listTexts.news}>
        {sentence}
      </p>
      {arrived.size > 0 && <Fetched fetch={fetchAbove} props={{ store }} />}
    </>
  )
}
