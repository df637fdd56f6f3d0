import { moneyTexts } from './texts.ts'
import type { FindLastPrice } from './use-last-price.ts'

interface Props {
  last: ReturnType<FindLastPrice>
  /** False once the item has a price; the place stays empty, so that nothing moves. */
  isWanted: boolean
  /** Takes the price, in bani. */
  take: (price: string) => void
}

/** The last price of an item, taken by one press. */
export function LastPriceChip({ last, isWanted, take }: Props) {
  if (!last) return null
  return (
    <button
      type="button"
      className="chip last-price"
      style={{ visibility: isWanted ? undefined : 'hidden' }}
      onClick={() => take(last.price)}
    >
      {moneyTexts.lastTime(last.price, last.store)}
    </button>
  )
}
