import { Icon } from '../../ui/Icon.tsx'
import { listTexts } from '../texts.ts'
import { setShopping } from './shopping.ts'

/** The basket in the header: into the shop. */
export function ShoppingSwitch() {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={listTexts.shop}
      onClick={() => setShopping(true)}
    >
      <Icon name="shopping-basket" />
    </button>
  )
}
