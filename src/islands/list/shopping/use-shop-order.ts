import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { arrangerIn, inOrderOf } from '../../../domain/shop/sections-in-shop.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { $shop } from '../../../stores/list/shopping.ts'
import { effectiveCategory } from '../../../stores/words/categories.ts'
import { $vocabulary } from '../../../stores/words/vocabulary.ts'
import { useStoreOrder } from './use-store-order.ts'

/**
 * What puts sections and their things in the order of the store where somebody is: that set by hand, else as the shops before
 * this one taught it. What is learned does not change while one shops.
 */
export function useShopOrder(store: ListStore): ReturnType<typeof arrangerIn> {
  const shop = useStore($shop) ?? ''
  const words = useStore($vocabulary)
  const { byHand, history } = useStoreOrder(store, shop)
  const arrange = useMemo(() => arrangerIn(words, history, shop, effectiveCategory), [words, history, shop])
  return useMemo(() => (groups) => inOrderOf(arrange(groups), byHand), [arrange, byHand])
}
