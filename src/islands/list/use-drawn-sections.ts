import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { Item } from '../../domain/item.ts'
import { $shelving } from '../../stores/categories.ts'
import { justTicked } from '../../stores/just-ticked.ts'
import type { ListStore, Sections } from '../../stores/list.ts'
import { keptInPlace } from './kept-in-place.ts'

/**
 * The sections as they are drawn: what was ticked a moment ago, and what somebody is changing, stays where it was.
 *
 * @param edited what is being changed, as it was before, by id
 */
export function useDrawnSections(
  store: ListStore,
  edited: ReadonlyMap<string, Item>,
): { sections: Sections; ticked: ReadonlySet<string> } {
  const [$ticked] = useState(() => justTicked(store.$items))
  const items = useStore(store.$items)
  const sections = useStore(store.$sections)
  const ticked = useStore($ticked)
  const shelving = useStore($shelving)
  const drawn = useMemo(() => {
    const begun = [...edited.values()].filter(({ completed }) => !completed)
    const ids = new Set([...ticked, ...begun.map(({ id }) => id)])
    const kept = [...ids].flatMap((id) => items.get(id) ?? [])
    return keptInPlace(sections, kept, shelving)
  }, [items, sections, ticked, edited, shelving])
  return { sections: drawn, ticked }
}
