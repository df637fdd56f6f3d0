import { useStore } from '@nanostores/react'
import { shoppingTexts } from '../../i18n/shopping.ts'
import { $isShopping, setShopping } from '../../stores/shopping.ts'
import { Icon } from '../Icon.tsx'

/** The basket in the header: in and out of the shopping mode. */
export function ShoppingSwitch() {
  const isShopping = useStore($isShopping)
  return (
    <button
      type="button"
      className="icon-button shopping-switch"
      aria-label={shoppingTexts.start}
      aria-pressed={isShopping}
      onClick={() => setShopping(!isShopping)}
    >
      <Icon name="shopping-basket" />
    </button>
  )
}
