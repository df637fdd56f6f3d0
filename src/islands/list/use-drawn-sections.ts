import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { $shelving } from '../../stores/categories.ts'
import { justTicked } from '../../stores/just-ticked.ts'
import type { ListStore, Sections } from '../../stores/list.ts'
import { keptInPlace } from './kept-in-place.ts'

/** The sections as they are drawn: what was ticked a moment ago stays where it was. */
export function useDrawnSections(store: ListStore): { sections: Sections; ticked: ReadonlySet<string> } {
  const [$ticked] = useState(() => justTicked(store.$items))
  const items = useStore(store.$items)
  const sections = useStore(store.$sections)
  const ticked = useStore($ticked)
  const shelving = useStore($shelving)
  const drawn = useMemo(() => {
    const kept = [...ticked].flatMap((id) => items.get(id) ?? [])
    return keptInPlace(sections, kept, shelving)
  }, [items, sections, ticked, shelving])
  return { sections: drawn, ticked }
}
