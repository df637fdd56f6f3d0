import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { useEffect, useMemo, useState } from 'react'
import type { ListStore } from '../../../stores/list/list.ts'
import { withPanelStyles } from '../parts/with-panel-styles.ts'

type Code = typeof import('../money/BasketSum.tsx')

/** What shows the sum of the basket, where anything on the list has a price, from when its code is here. */
export function useBasketSum(store: ListStore): Code['BasketSum'] | undefined {
  const isPriced = useStore(usePriced(store))
  const [code, setCode] = useState<Code>()
  useEffect(() => {
    // Who shops without it misses nothing that was asked for: no message.
    if (isPriced && !code) withPanelStyles(import('../money/BasketSum.tsx')).then(setCode, () => undefined)
  }, [isPriced, code])
  return isPriced ? code?.BasketSum : undefined
}

function usePriced({ $items }: ListStore) {
  return useMemo(
    () =>
      computed($items, (items) => [...items.values()].some(({ price, deleted }) => price !== '' && !deleted)),
    [$items],
  )
}
