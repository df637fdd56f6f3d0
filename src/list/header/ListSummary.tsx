import { useStore } from '@nanostores/react'
import type { ListStore } from '../list.ts'
import { presenceTexts } from '../people/texts.ts'
import { listTexts } from '../texts.ts'

/**
 * Numbers of remaining items and of people present, in one line below the name. While another person types, their name
 * replaces the number of items. An empty list says so itself.
 */
export function ListSummary({ store }: { store: ListStore }) {
  const { remaining, completed } = useStore(store.$counts)
  const { count } = useStore(store.$presence)
  const typing = useStore(store.$typing)
  return (
    <p className="list-summary">
      {typing === undefined ? (
        remaining + completed > 0 && (
          <span className="list-summary-counts">
            {listTexts.left(remaining)}
            <span className="list-summary-completed">{listTexts.completedToo(completed)}</span>
          </span>
        )
      ) : (
        <span className="presence-typing">{presenceTexts.typing(typing)}</span>
      )}
      <span className={count > 1 ? 'presence-count presence-together' : 'presence-count'}>
        {presenceTexts.count(count)}
      </span>
    </p>
  )
}
