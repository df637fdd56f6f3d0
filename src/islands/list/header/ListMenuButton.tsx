import { listTexts } from '../../../i18n/list/list.ts'
import { Icon } from '../../Icon.tsx'

/** The '…' of the header. */
export function ListMenuButton({ open }: { open: () => void }) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={listTexts.menu}
      aria-haspopup="dialog"
      onClick={open}
    >
      <Icon name="ellipsis" />
    </button>
  )
}
