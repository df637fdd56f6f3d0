import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { useEffect, useMemo, useState } from 'react'
import type { ListStore } from '../list.ts'
import { withPanelStyles } from '../panels/with-panel-styles.tsx'

type Code = typeof import('./BasketSum.tsx')

/** Component with the sum of the basket, if any item on the list has a price, once its code is loaded. */
export function useBasketSum(store: ListStore): Code['BasketSum'] | undefined {
  const isPriced = useStore(usePriced(store))
  const [code, setCode] = useState<Code>()
  useEffect(() => {
    // A failure shows no message, because the person did not ask for the sum.
    if (isPriced && !code) withPanelStyles(import('./BasketSum.tsx')).then(setCode, () => undefined)
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
