import type { IconName } from '../../../icons.ts'
import { Icon } from '../../Icon.tsx'

interface Props {
  icon: IconName
  label: string
  /** How many there are behind it. */
  note?: number | undefined
  /** Of no use on a phone. */
  isForKeyboards?: boolean
  /** It takes something away. */
  isAlert?: boolean
  run: () => void
}

/** One thing that the menu does; its label may change to what it has done. */
export function MenuEntry({ icon, label, note, isForKeyboards = false, isAlert = false, run }: Props) {
  return (
    <li className={isForKeyboards ? 'menu-for-keyboards' : undefined}>
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
