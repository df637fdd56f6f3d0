import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { lastPriceFinder } from '../../../domain/money/last-price.ts'
import type { BoughtInShop } from '../../../domain/shop/trips.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { tellHistory } from '../../../stores/list/list-history.ts'
import { $vocabulary } from '../../../stores/words/vocabulary.ts'

/** Finds the price of an item at its last purchase; undefined if it is unknown. */
export type FindLastPrice = ReturnType<typeof lastPriceFinder>

/** The last prices of a list's items, from its history: first from the device's copy, then from the server. */
export function useLastPrice(store: ListStore): FindLastPrice {
  const words = useStore($vocabulary)
  const [history, setHistory] = useState<readonly BoughtInShop[]>([])
  useEffect(() => tellHistory(store, setHistory), [store])
  return useMemo(() => lastPriceFinder(words, history), [words, history])
}
