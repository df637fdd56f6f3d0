import { useState } from 'react'
import type { Bought } from '../../domain/shop/trips.ts'
import { countProducts } from '../../i18n/count.ts'
import { shownWeekday } from '../../i18n/day.ts'
import { ThingChip } from '../parts/ThingChip.tsx'
import type { ThingChoice } from './FoundThings.tsx'
import { dayOf } from './list-history.ts'
import { historyTexts } from './texts.ts'

interface Props {
  shops: readonly (readonly Bought[])[]
  choosing: ThingChoice
  /** Puts things on the list at once. */
  put: (things: readonly Bought[]) => void
}

/** Number of shopping trips that are shown at first, and added at each press. */
const shopsAtOnce = 6

/** The shopping trips of a list, the latest first; older ones are shown on request. */
export function Shops({ shops, choosing, put }: Props) {
  const [shown, setShown] = useState(shopsAtOnce)
  const showMore = () => setShown(shown + shopsAtOnce)
  return (
    <>
      {shops.slice(0, shown).map((shop, at) => (
        <Shop
          key={shop[0]?.atMs}
          shop={shop}
          isAwaited={at >= shopsAtOnce && at === shown - shopsAtOnce}
          choosing={choosing}
          put={put}
        />
      ))}
      {shown < shops.length && (
        <button type="button" className="button button-plain history-wide" onClick={showMore}>
          {historyTexts.older}
        </button>
      )}
    </>
  )
}

interface ShopProps extends Omit<Props, 'shops'> {
  shop: readonly Bought[]
  /** True for the first of those that were just requested, which gets the focus. */
  isAwaited: boolean
}

function Shop({ shop, isAwaited, choosing, put }: ShopProps) {
  const [latest] = shop
  const day = shownWeekday(dayOf(latest?.atMs ?? 0), dayOf(Date.now()))
  const missing = shop.filter(({ name }) => !choosing.isPresent(name))
  const title = `shop-${latest?.atMs}`
  return (
    <section className="history-shop" aria-labelledby={title}>
      <div className="history-head">
        <h3 className="history-day" id={title} tabIndex={-1} ref={isAwaited ? focusOn : undefined}>
          {day} <span className="history-count">{countProducts(shop.length)}</span>
        </h3>
        {missing.length > 0 && (
          <button
            type="button"
            className="history-put"
            aria-label={historyTexts.putAllOf(day)}
            onClick={() => put(missing)}
          >
            {historyTexts.putAll}
          </button>
        )}
      </div>
      <div className="chips">
        {shop.map((thing, at) => (
          <ThingChip
            // biome-ignore lint/suspicious/noArrayIndexKey: an item may be in a shop twice, and does not move
            key={at}
            thing={thing}
            isChosen={choosing.isChosen(thing)}
            isPresent={choosing.isPresent(thing.name)}
            choose={() => choosing.choose(thing)}
          />
        ))}
      </div>
    </section>
  )
}

function focusOn(heading: HTMLElement | null): void {
  heading?.focus()
}
