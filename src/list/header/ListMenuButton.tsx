import { Icon } from '../../ui/Icon.tsx'
import { listTexts } from '../texts.ts'

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
