import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { useMemo } from 'react'
import type { Item } from '../../domain/item/item.ts'
import { sectionsInShop } from '../../domain/shop/sections-in-shop.ts'
import { isSoughtIn } from '../../domain/shop/stores-of-list.ts'
import type { ListStore } from '../list.ts'
import { $shop } from './shopping.ts'

/** The list with only the items for the selected store, if one is selected. */
export function useStoreInShop(store: ListStore): ListStore {
  return useMemo(() => {
    const $sections = computed([store.$sections, $shop], (sections, shop) =>
      sectionsInShop(sections, shop ?? ''),
    )
    return { ...store, $sections }
  }, [store])
}

/** Items still to buy in other stores. */
export function useElsewhere(store: ListStore): Item[] {
  const shop = useStore($shop) ?? ''
  const { pending } = useStore(store.$sections)
  return pending.flatMap(({ items }) => items).filter((item) => !isSoughtIn(item, shop))
}
