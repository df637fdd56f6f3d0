import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { Item } from '../../domain/item/item.ts'
import { type Bill, billOf } from '../../domain/money/bill.ts'
import { paysByVoucher } from '../../domain/money/voucher-marks.ts'
import type { ListStore } from '../list.ts'
import { optionsOf } from '../options.ts'
import { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'
import { useWares } from './use-wares.ts'

export interface Bills {
  basket: Bill<Item>
  whole: Bill<Item>
  /** True when meal vouchers pay for an item. */
  isFood(item: Item): boolean
}

/** Costs of the basket and of the whole list; undefined until the vocabulary of drinks is loaded, or 'failed'. */
export function useBills(store: ListStore): Bills | 'failed' | undefined {
  const wares = useWares()
  const words = useStore($vocabulary)
  const saved = useStore(optionsOf(store))
  const { pending, notFound, completed } = useStore(store.$sections)
  return useMemo(() => {
    if (!wares || wares === 'failed') return wares
    const isFood = (item: Item) => paysByVoucher(wares, words, saved, item)
    const left = pending.flatMap(({ items }) => items)
    return {
      basket: billOf(wares, completed, isFood),
      whole: billOf(wares, [...completed, ...notFound, ...left], isFood),
      isFood,
    }
  }, [wares, words, saved, pending, notFound, completed])
}
