import { menuTexts } from '../../i18n/menu.ts'
import { Icon } from '../Icon.tsx'

/** The '…' of the header. */
export function ListMenuButton({ open }: { open: () => void }) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={menuTexts.open}
      aria-haspopup="dialog"
      onClick={open}
    >
      <Icon name="ellipsis" />
    </button>
  )
}
