import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ListStore } from '../../../stores/list/list.ts'
import { followHistory, type KnownHistory } from '../../../stores/list/list-history.ts'

/** What was bought for a list, as long as it is looked at, and what asks for it again. */
export function useHistory(store: ListStore): { known: KnownHistory; retry: () => void } {
  const [{ $known, read }] = useState(() => followHistory(store))
  return { known: useStore($known), retry: () => void read() }
}
