import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useState } from 'react'
import { onDemand } from '../../ui/on-demand.ts'
import type { ListStore } from '../list.ts'
import { withPanelStyles } from '../panels/with-panel-styles.tsx'
import { $isShopping, resumeShopping, setShopping } from './shopping.ts'

type Screen = ComponentType<{ store: ListStore }>

/** The screen of the shopping mode while it is on and its code is loaded. */
export function useShoppingScreen(): Screen | undefined {
  const isShopping = useStore($isShopping)
  const [Screen, setScreen] = useState<Screen>()
  useEffect(resumeShopping, [])
  useEffect(() => {
    if (!isShopping || Screen) return
    void onDemand(withPanelStyles(import('./ShoppingScreen.tsx'))).then((code) => {
      if (code) setScreen(() => code.ShoppingScreen)
      else setShopping(false)
    })
  }, [isShopping, Screen])
  return isShopping ? Screen : undefined
}
