import { useStore } from '@nanostores/react'
import { useDeferredValue, useMemo } from 'react'
import { billOf } from '../../domain/money/bill.ts'
import type { ListStore } from '../list.ts'
import { moneyTexts } from './texts.ts'
import { useWares } from './use-wares.ts'

interface Props {
  store: ListStore
  /** Shows the costs of the whole list. */
  open: () => void
}

/** Sum of the basket so far; nothing if the vocabulary of drinks cannot be loaded. */
export function BasketSum({ store, open }: Props) {
  const wares = useWares()
  // A tick is rendered before it is counted.
  const basket = useDeferredValue(useStore(store.$sections).completed)
  const bill = useMemo(
    () => (wares && wares !== 'failed' ? billOf(wares, basket) : undefined),
    [wares, basket],
  )
  if (!bill) return null
  const { bani, unpriced } = bill
  return (
    <button
      type="button"
      className="basket-sum"
      aria-label={moneyTexts.soFarLabel(bani, unpriced.length)}
      aria-haspopup="dialog"
      onClick={open}
    >
      <span className="basket-sum-lei">{moneyTexts.soFar(bani, unpriced.length)}</span>{' '}
      {moneyTexts.soFarWhere}
    </button>
  )
}
