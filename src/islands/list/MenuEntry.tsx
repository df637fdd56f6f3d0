import type { IconName } from '../../components/icons.ts'
import { Icon } from '../Icon.tsx'

interface Props {
  icon: IconName
  label: string
  /** How many there are behind it. */
  note?: number | undefined
  /** It takes something away. */
  isAlert?: boolean
  run: () => void
}

/** One thing that the menu does; its label may change to what it has done. */
export function MenuEntry({ icon, label, note, isAlert = false, run }: Props) {
  return (
    <li>
      <button type="button" className={isAlert ? 'menu-entry menu-entry-alert' : 'menu-entry'} onClick={run}>
        <Icon name={icon} />
        <span className="menu-label" aria-live="polite">
          {label}
        </span>
        {note !== undefined && <span className="menu-note">{note}</span>}
      </button>
    </li>
  )
}
