import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { Item } from '../../../domain/item/item.ts'
import { type Bill, billOf } from '../../../domain/money/bill.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { useWares } from './use-wares.ts'

export interface Bills {
  basket: Bill<Item>
  whole: Bill<Item>
}

/** What is in the basket costs, and all of the list; undefined until the words that tell drinks are here, or 'failed'. */
export function useBills(store: ListStore): Bills | 'failed' | undefined {
  const wares = useWares()
  const { pending, notFound, completed } = useStore(store.$sections)
  return useMemo(() => {
    if (!wares || wares === 'failed') return wares
    const left = pending.flatMap(({ items }) => items)
    return { basket: billOf(wares, completed), whole: billOf(wares, [...completed, ...notFound, ...left]) }
  }, [wares, pending, notFound, completed])
}
