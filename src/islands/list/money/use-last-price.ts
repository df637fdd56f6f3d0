import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { lastPriceFinder } from '../../../domain/money/last-price.ts'
import type { BoughtInShop } from '../../../domain/shop/shops.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { tellHistory } from '../../../stores/list/list-history.ts'
import { $vocabulary } from '../../../stores/words/vocabulary.ts'

/** What a thing cost when it was bought last; undefined while nobody knows. */
export type FindLastPrice = ReturnType<typeof lastPriceFinder>

/** The last prices of a list's things, from its history: what the device has kept at once, then as the server says it. */
export function useLastPrice(store: ListStore): FindLastPrice {
  const words = useStore($vocabulary)
  const [history, setHistory] = useState<readonly BoughtInShop[]>([])
  useEffect(() => tellHistory(store, setHistory), [store])
  return useMemo(() => lastPriceFinder(words, history), [words, history])
}
