import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import { lastPrice } from '../../../domain/money/last-price.ts'
import type { BoughtInShop } from '../../../domain/shop/shops.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { historyHere } from '../../../stores/list/list-history.ts'
import { $vocabulary } from '../../../stores/words/vocabulary.ts'

/** What a thing cost when it was bought last; undefined while nobody knows. */
export type FindLastPrice = (item: Parameters<typeof lastPrice>[2]) => ReturnType<typeof lastPrice>

/** The last prices of a list's things, from its history: on the device at once, else as the server says it. */
export function useLastPrice(store: ListStore): FindLastPrice {
  const words = useStore($vocabulary)
  const [history, setHistory] = useState<readonly BoughtInShop[]>([])
  useEffect(() => void historyHere(store).then(setHistory), [store])
  return useCallback((item) => lastPrice(words, history, item), [words, history])
}
