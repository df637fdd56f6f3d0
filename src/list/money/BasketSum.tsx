import { useStore } from '@nanostores/react'
import { useDeferredValue, useMemo } from 'react'
import type { Item } from '../../domain/item/item.ts'
import { type Bill, billOf } from '../../domain/money/bill.ts'
import { boughtOf } from '../actions/list-actions.ts'
import type { ListStore } from '../list.ts'
import { moneyTexts } from './texts.ts'
import { useWares } from './use-wares.ts'

interface Props {
  store: ListStore
  /** Shows the costs of the whole list. */
  open: () => void
}

/** Sum of the basket so far, and of the whole list; nothing if the vocabulary of drinks cannot be loaded. */
export function BasketSum({ store, open }: Props) {
  const wares = useWares()
  // A tick is rendered before it is counted.
  const items = useDeferredValue(useStore(store.$items))
  const bills = useMemo(() => {
    if (!wares || wares === 'failed') return undefined
    const all = [...items.values()].filter(({ deleted }) => !deleted)
    return { basket: billOf(wares, boughtOf(items)), whole: billOf(wares, all) }
  }, [wares, items])
  if (!bills) return null
  const basket = textOf(bills.basket)
  const whole = textOf(bills.whole)
  return (
    <button
      type="button"
      className="basket-sum"
      aria-label={moneyTexts.soFarLabel(basket, whole, bills.whole.unpriced.length)}
      aria-haspopup="dialog"
      onClick={open}
    >
      <span className="basket-sum-lei">{basket}</span>{' '}
      <span className="basket-sum-of">{moneyTexts.soFarOf(basket, whole)}</span>
    </button>
  )
}

function textOf({ bani, unpriced }: Bill<Item>): string {
  return moneyTexts.soFar(bani, unpriced.length)
}
