import type { MouseEvent } from 'react'
import { boughtPart, leftText, seenText } from '../i18n/guide/card-texts.ts'
import { addresses } from '../site.ts'
import { Icon } from '../ui/Icon.tsx'
import { extraText } from './cache-my-lists.ts'
import type { MyList } from './my-lists.ts'
import { recentTexts } from './texts.ts'

interface Props {
  lists: readonly MyList[]
  /** The number of all lists. */
  count: number
  isEditing?: boolean
  open?: (token: string) => void
  edit?: () => void
  move?: () => void
  showAll?: () => void
  forget?: (list: MyList) => void
}

/** Draws lists. The page also has it as a template, for the inline script that draws lists before this code has arrived. */
export function ListCards({ lists, count, isEditing = false, open, edit, move, showAll, forget }: Props) {
  return (
    <div className="my-lists-part">
      <div className="my-lists-head">
        <h2 id="my-lists-title">{recentTexts.title}</h2>
        <button
          type="button"
          className="my-lists-edit"
          aria-label={isEditing ? undefined : recentTexts.editName}
          onClick={edit}
        >
          {isEditing ? recentTexts.endEdit : recentTexts.edit}
        </button>
      </div>
      <ul className="list-cards">
        {lists.map((list) => (
          <ListCard key={list.id} list={list} open={open} forget={isEditing ? forget : undefined} />
        ))}
      </ul>
      {count > lists.length && (
        <button type="button" className="my-lists-all" onClick={showAll}>
          {recentTexts.all(count)}
        </button>
      )}
      {isEditing && (
        <button type="button" className="my-lists-all" onClick={move}>
          {recentTexts.move}
        </button>
      )}
    </div>
  )
}

interface CardProps {
  list: MyList
  open?: ((token: string) => void) | undefined
  /** Undefined unless lists are being edited. */
  forget?: ((list: MyList) => void) | undefined
}

/** Card of one list: the bought part, its name, the remaining items, and its last change. A blank card has no link. */
function ListCard({ list, open, forget }: CardProps) {
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
