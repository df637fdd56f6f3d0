import { shoppingTexts } from '../../i18n/shopping.ts'
import { setShopping } from '../../stores/shopping.ts'
import { Icon } from '../Icon.tsx'

/** The basket in the header: into the shop. */
export function ShoppingSwitch() {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={shoppingTexts.start}
      onClick={() => setShopping(true)}
    >
      <Icon name="shopping-basket" />
    </button>
  )
}
