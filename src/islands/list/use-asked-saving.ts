import { useEffect } from 'react'
import { hasListToSave } from '../../stores/has-list-to-save.ts'
import type { ListStore } from '../../stores/list.ts'
import { onDemand } from '../on-demand.ts'

/** Saves the list for which its visitor went to sign in, as soon as the server has all of it. */
export function useAskedSaving(store: ListStore): void {
  useEffect(() => {
    if (!hasListToSave()) return
    return store.$waiting.subscribe((waiting) => {
      if (waiting === 0) void onDemand(import('./save-list.ts')).then((code) => code?.saveAskedList(store))
    })
  }, [store])
}
