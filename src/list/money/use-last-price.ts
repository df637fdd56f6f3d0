import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { lastPriceFinder } from '../../domain/money/last-price.ts'
import type { BoughtInShop } from '../../domain/shop/trips.ts'
import { tellHistory } from '../history/list-history.ts'
import type { ListStore } from '../list.ts'
import { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'

/** Finds the price of an item at its last purchase; undefined if it is unknown. */
export type FindLastPrice = ReturnType<typeof lastPriceFinder>

/** The last prices of a list's items, from its history: first from the device's copy, then from the server. */
export function useLastPrice(store: ListStore): FindLastPrice {
  const words = useStore($vocabulary)
  const [history, setHistory] = useState<readonly BoughtInShop[]>([])
  useEffect(() => tellHistory(store, setHistory), [store])
  return useMemo(() => lastPriceFinder(words, history), [words, history])
}
