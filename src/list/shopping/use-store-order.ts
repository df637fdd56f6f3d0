import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import type { CategoryKey } from '../../domain/item/fields.ts'
import { learnable, orderByHand } from '../../domain/shop/manual-order.ts'
import type { BoughtInShop } from '../../domain/shop/trips.ts'
import { historyToLearnFrom } from '../history/list-history.ts'
import type { ListStore } from '../list.ts'
import { optionsOf } from '../options.ts'

const unknown: readonly BoughtInShop[] = []

/**
 * Sources for the order of a store: the order that a person has set, and the history of shopping trips from which one is
 * learned. The history is from before this shopping trip.
 */
export function useStoreOrder(
  store: ListStore,
  shop: string,
): { byHand: readonly CategoryKey[]; history: readonly BoughtInShop[] } {
  const options = useStore(optionsOf(store))
  const [read, setRead] = useState({ shop, history: unknown })
  useEffect(() => {
    let isOver = false
    void historyToLearnFrom(store).then((history) => {
      if (!isOver) setRead({ shop, history })
    })
    return () => {
      isOver = true
    }
  }, [store, shop])
  const history = read.shop === shop ? read.history : unknown
  return useMemo(
    () => ({ byHand: orderByHand(options, shop), history: learnable(options, shop, history) }),
    [options, shop, history],
  )
}
