import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { arrangerIn, inOrderOf } from '../../domain/shop/sections-in-shop.ts'
import type { BoughtInShop } from '../../domain/shop/trips.ts'
import type { ListStore } from '../list.ts'
import { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'
import { effectiveCategory } from '../vocabulary/shelving.ts'
import { $shop } from './shopping.ts'
import { useStoreOrder } from './use-store-order.ts'

const unknown: readonly BoughtInShop[] = []

/**
 * Sorts sections and their items in the order of the selected store: that set by hand, else that learned from earlier
 * shopping trips. The learned order does not change during shopping.
 */
export function useShopOrder(store: ListStore): ReturnType<typeof arrangerIn> {
  const shop = useStore($shop) ?? ''
  const words = useStore($vocabulary)
  const { byHand, history } = useStoreOrder(store, shop)
  // Before the vocabulary is loaded, items of the history have no category.
  const known = words.stores.size > 0 ? history : unknown
  const arrange = useMemo(() => arrangerIn(words, known, shop, effectiveCategory), [words, known, shop])
  return useMemo(() => (groups) => inOrderOf(arrange(groups), byHand), [arrange, byHand])
}
