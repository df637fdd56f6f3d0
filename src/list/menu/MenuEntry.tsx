import type { IconName } from '../../icons.ts'
import { Icon } from '../../ui/Icon.tsx'

interface Props {
  icon: IconName
  label: string
  /** Number of entries behind it. */
  note?: number | undefined
  /** True if it is of no use on a phone. */
  isForKeyboards?: boolean
  /** True if it deletes something. */
  isAlert?: boolean
  run: () => void
}

/** One action of the menu; its label may change to its result. */
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
