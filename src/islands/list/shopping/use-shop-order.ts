import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { arrangerIn, inOrderOf } from '../../../domain/shop/sections-in-shop.ts'
import type { BoughtInShop } from '../../../domain/shop/shops.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { $shop } from '../../../stores/list/shopping.ts'
import { effectiveCategory } from '../../../stores/words/categories.ts'
import { $vocabulary } from '../../../stores/words/vocabulary.ts'
import { useStoreOrder } from './use-store-order.ts'

const unknown: readonly BoughtInShop[] = []

/**
 * What puts sections and their things in the order of the store where somebody is: that set by hand, else as the shops before
 * this one taught it. What is learned does not change while one shops.
 */
export function useShopOrder(store: ListStore): ReturnType<typeof arrangerIn> {
  const shop = useStore($shop) ?? ''
  const words = useStore($vocabulary)
  const { byHand, history } = useStoreOrder(store, shop)
  // Before the words are here, no thing of the history has its category.
  const known = words.stores.size > 0 ? history : unknown
  const arrange = useMemo(() => arrangerIn(words, known, shop, effectiveCategory), [words, known, shop])
  return useMemo(() => (groups) => inOrderOf(arrange(groups), byHand), [arrange, byHand])
}
