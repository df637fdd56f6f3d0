import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { arrangerIn } from '../../../domain/shop/sections-in-shop.ts'
import type { BoughtInShop } from '../../../domain/shop/shops.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { historyToLearnFrom } from '../../../stores/list/list-history.ts'
import { $shop } from '../../../stores/list/shopping.ts'
import { effectiveCategory } from '../../../stores/words/categories.ts'
import { $vocabulary } from '../../../stores/words/vocabulary.ts'

const unknown: readonly BoughtInShop[] = []

/**
 * What puts sections and their things in the order of the store where somebody is, as the shops before this one taught it.
 * It does not change while one shops.
 */
export function useShopOrder(store: ListStore): ReturnType<typeof arrangerIn> {
  const shop = useStore($shop) ?? ''
  const words = useStore($vocabulary)
  const [learned, setLearned] = useState({ shop, history: unknown })
  useEffect(() => {
    let isOver = false
    void historyToLearnFrom(store).then((history) => {
      if (!isOver) setLearned({ shop, history })
    })
    return () => {
      isOver = true
    }
  }, [store, shop])
  const history = learned.shop === shop ? learned.history : unknown
  return useMemo(() => arrangerIn(words, history, shop, effectiveCategory), [words, history, shop])
}
