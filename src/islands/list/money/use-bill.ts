import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import type { Item } from '../../../domain/item/item.ts'
import { type Bill, billOf } from '../../../domain/money/bill.ts'
import type { Wares } from '../../../domain/money/wares.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { loadWares } from '../../../stores/words/wares.ts'

export interface Bills {
  basket: Bill<Item>
  whole: Bill<Item>
}

/** What is in the basket costs, and all of the list; undefined until the words that tell drinks are here, or 'failed'. */
export function useBills(store: ListStore): Bills | 'failed' | undefined {
  const [wares, setWares] = useState<Wares | 'failed'>()
  const { pending, notFound, completed } = useStore(store.$sections)
  useEffect(() => {
    loadWares().then(
      (loaded) => setWares(loaded ?? 'failed'),
      () => setWares('failed'),
    )
  }, [])
  return useMemo(() => {
    if (!wares || wares === 'failed') return wares
    const left = pending.flatMap(({ items }) => items)
    return { basket: billOf(wares, completed), whole: billOf(wares, [...completed, ...notFound, ...left]) }
  }, [wares, pending, notFound, completed])
}
