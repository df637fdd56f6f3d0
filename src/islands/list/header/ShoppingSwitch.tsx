import { listTexts } from '../../../i18n/list/list.ts'
import { setShopping } from '../../../stores/list/shopping.ts'
import { Icon } from '../../Icon.tsx'

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
