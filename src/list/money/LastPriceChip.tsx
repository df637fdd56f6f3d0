import { moneyTexts } from './texts.ts'
import type { FindLastPrice } from './use-last-price.ts'

interface Props {
  last: ReturnType<FindLastPrice>
  /** Takes the price, in bani. */
  take: (price: string) => void
}

/** The last price of an item, taken by one press. */
export function LastPriceChip({ last, take }: Props) {
  if (!last) return null
  return (
    <button type="button" className="chip last-price" onClick={() => take(last.price)}>
      {moneyTexts.lastTime(last.price, last.store)}
    </button>
  )
}
