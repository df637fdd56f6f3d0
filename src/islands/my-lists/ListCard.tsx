import type { MouseEvent } from 'react'
import { boughtPart, leftText, seenText } from '../../i18n/guide/card-texts.ts'
import { recentTexts } from '../../i18n/list/recent.ts'
import { addresses } from '../../site.ts'
import { extraText } from '../../stores/lists/keep-lists.ts'
import type { MyList } from '../../stores/lists/my-lists.ts'
import { Icon } from '../Icon.tsx'

interface Props {
  list: MyList
  open?: ((token: string) => void) | undefined
  /** Undefined unless lists are being chosen to be forgotten. */
  forget?: ((list: MyList) => void) | undefined
}

/** One list: how much of it is bought, its name, what is left, and when something last happened to it. A blank one leads nowhere. */
export function ListCard({ list, open, forget }: Props) {
  const { token, name, remaining, total, seenAt, changedBy } = list
  const nowMs = Date.now()
  const openHere = (event: MouseEvent) => {
    if (!open || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(token)
  }
  return (
    <li className="list-card">
      <a className="list-card-link" href={token ? addresses.list(token) : undefined} onClick={openHere}>
        <Ring part={boughtPart(remaining, total)} />
        <span className="list-card-name">{name}</span>
        <span className="list-card-last">
          <span className="list-card-note">{leftText(remaining, total)}</span>{' '}
          <span className="list-card-when">{seenText(seenAt, nowMs, changedBy)}</span>
        </span>
        <span className="list-card-extra">{extraText(list, nowMs)}</span>
      </a>
      {forget && (
        <button
          type="button"
          className="icon-button"
          aria-label={recentTexts.forget(name)}
          onClick={() => forget(list)}
        >
          <Icon name="x" />
        </button>
      )}
    </li>
  )
}

/** @param part in percent */
function Ring({ part }: { part: number }) {
  return (
    <svg className="list-ring" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" />
      <circle
        className="list-ring-part"
        cx="20"
        cy="20"
        r="17"
        pathLength="100"
        strokeDasharray={`${part} 100`}
      />
      <path d="m13 20.5 5 5 9-10" />
    </svg>
  )
}
