import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { type Spending, spendingOf } from '../../domain/money/spending.ts'
import type { BoughtInShop } from '../../domain/shop/trips.ts'
import { HistoryState } from '../history/HistoryState.tsx'
import { useHistory } from '../history/use-history.ts'
import type { ListStore } from '../list.ts'
import { $shelving } from '../vocabulary/shelving.ts'
import { SpentTable } from './SpentTable.tsx'
import { spendingTexts } from './spending-texts.ts'

/** Expenses on a list in a year, from its history: first from the device's copy, then from the server. */
export function YearSpent({ store }: { store: ListStore }) {
  const { known, retry } = useHistory(store)
  const spending = useSpending(known.bought ?? [])
  return (
    <div className="spent-year">
      <h3 className="recap-title">{spendingTexts.title}</h3>
      <HistoryState store={store} known={known} retry={retry}>
        <Known spending={spending} />
      </HistoryState>
    </div>
  )
}

function Known({ spending }: { spending: Spending }) {
  const { bani, things, unpriced } = spending
  if (things === 0) return <p>{spendingTexts.nothing}</p>
  if (bani === 0) return <p>{spendingTexts.noPrices(things)}</p>
  return (
    <>
      <p className="money-sum">{spendingTexts.sum(bani)}</p>
      <ul className="money-parts">
        {unpriced > 0 && <li>{spendingTexts.unpriced(unpriced, things)}</li>}
        <li>{spendingTexts.deposit}</li>
      </ul>
      <SpentTable spending={spending} />
    </>
  )
}

/** Computed again once the vocabulary of categories is loaded. */
function useSpending(bought: readonly BoughtInShop[]): Spending {
  const shelving = useStore($shelving)
  return useMemo(() => spendingOf(bought, Date.now(), shelving.categoryOf), [bought, shelving])
}
