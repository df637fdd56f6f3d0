import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { overOthers } from '../../ui/hold-presses.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { ListStore } from '../list.ts'
import { aboveText } from './texts.ts'

/** In px: height of the group's name that sticks below the header. */
const namePx = 32

/** The number of rows that others have added above what is in sight; a press scrolls to the first of them. */
export function RowsAbove({ store }: { store: ListStore }) {
  const arrived = useStore(store.$arrived)
  const items = useStore(store.$items)
  const [seen, setSeen] = useState<readonly string[]>([])
  const unseen = [...arrived].filter((id) => !seen.includes(id) && items.get(id)?.deleted === false)
  const above = useAbove(unseen, (ids) => setSeen((before) => [...before, ...ids]))
  if (above.length === 0) return null
  const go = () => {
    setSeen([...arrived])
    const [first] = above
      .flatMap((id) => rowOf(id) ?? [])
      .sort((one, other) => middleOf(one) - middleOf(other))
    first?.scrollIntoView({ block: 'center' })
    first?.querySelector<HTMLElement>('[data-control="open"]')?.focus({ preventScroll: true })
  }
  return (
    <button ref={overOthers} type="button" className="news-above" onClick={go}>
      <Icon name="chevron-down" />
      {aboveText(above.length)}
    </button>
  )
}

/**
 * Returns the ids whose rows are above what is in sight. Rows are looked for again after each change of the list, because
 * they appear late while a finger is down.
 *
 * @param see called with the ids whose rows are in sight
 */
function useAbove(unseen: readonly string[], see: (ids: string[]) => void): string[] {
  const [above, setAbove] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are compared by their text
  useEffect(() => {
    const main = document.querySelector('main')
    if (unseen.length === 0 || !main) return
    const look = () => {
      const rows = unseen
        .flatMap((id) => rowOf(id) ?? [])
        .map((row) => ({ id: idOf(row), at: middleOf(row) }))
      const head = headerBottom() + namePx
      setAbove(idsOf(rows.filter(({ at }) => at < head)).join())
      const inSight = idsOf(rows.filter(({ at }) => at >= head && at < innerHeight))
      if (inSight.length > 0) see(inSight)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    const changes = new MutationObserver(look)
    changes.observe(main, { childList: true, subtree: true })
    return () => {
      removeEventListener('scroll', look)
      changes.disconnect()
    }
  }, [unseen.join()])
  return unseen.filter((id) => above.split(',').includes(id))
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const idOf = (row: HTMLElement) => row.dataset.item ?? ''

function rowOf(id: string): HTMLElement | null {
  return document.querySelector(`[data-item="${CSS.escape(id)}"]`)
}

function middleOf(row: HTMLElement): number {
  const { top, bottom } = row.getBoundingClientRect()
  return (top + bottom) / 2
}

function headerBottom(): number {
  return document.querySelector('.list-header')?.getBoundingClientRect().bottom ?? 0
}
