import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ListStore } from '../list.ts'
import { followHistory, type KnownHistory } from './list-history.ts'

/** Follows a list's history while it is shown, and returns a function that requests it again. */
export function useHistory(store: ListStore): { known: KnownHistory; retry: () => void } {
  const [{ $known, read }] = useState(() => followHistory(store))
  return { known: useStore($known), retry: () => void read() }
}
