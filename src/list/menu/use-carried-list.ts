import { useEffect } from 'react'
import { hasCarriedList } from '../../my-lists/carried-list.ts'
import { onDemand } from '../../ui/on-demand.ts'
import type { ListStore } from '../list.ts'

/** Saves the list for which its visitor went to sign in and comes back, as soon as the server has all of it. */
export function useCarriedList(store: ListStore): void {
  useEffect(() => {
    if (!hasCarriedList()) return
    return store.$waiting.subscribe((waiting) => {
      if (waiting === 0) void onDemand(import('./save-list.ts')).then((code) => code?.saveCarriedList(store))
    })
  }, [store])
}
