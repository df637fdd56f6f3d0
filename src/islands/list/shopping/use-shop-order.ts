import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { CategoryKey } from '../../../domain/item/fields.ts'
import { orderIn } from '../../../domain/shop/walks.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { historyToLearnFrom } from '../../../stores/list/list-history.ts'
import { $shop } from '../../../stores/list/shopping.ts'
import { effectiveCategory } from '../../../stores/words/categories.ts'

const unknown: readonly CategoryKey[] = []

/** The order of the store where somebody is, as the shops before this one taught it. It does not change while one shops. */
export function useShopOrder(store: ListStore): readonly CategoryKey[] {
  const shop = useStore($shop) ?? ''
  const [learned, setLearned] = useState({ shop, order: unknown })
  useEffect(() => {
    let isOver = false
    void historyToLearnFrom(store).then((history) => {
      if (!isOver) setLearned({ shop, order: orderIn(history, shop, effectiveCategory) })
    })
    return () => {
      isOver = true
    }
  }, [store, shop])
  return learned.shop === shop ? learned.order : unknown
}
