import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { ListStore } from '../list.ts'
import { areOfMany, hasMet } from './has-met.ts'

/** True if another person has come to the list, now or earlier, as far as this device knows. */
export function useHasCompany(store: ListStore): boolean {
  const presence = useStore(store.$presence)
  const items = useStore(store.$items)
  const [isMet, setMet] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever people come
  useEffect(() => {
    if (hasMet(store)) setMet(true)
  }, [store, presence])
  return isMet || areOfMany(items.values())
}
