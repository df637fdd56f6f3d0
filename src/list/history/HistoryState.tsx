import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { ListStore } from '../list.ts'
import type { KnownHistory } from './list-history.ts'
import { historyTexts } from './texts.ts'

interface Props {
  store: ListStore
  known: KnownHistory
  /** Requests the history from the server again. */
  retry: () => void
  /** Shown once the history is loaded. */
  children: ReactNode
}

/** A history, or the reason for which there is none to show. */
export function HistoryState({ store, known: { bought, reading }, retry, children }: Props) {
  const { kind } = useStore(store.$connection)
  if (bought) {
    return (
      <>
        <p className="history-hint" role="status">
          {reading === 'failed' && historyTexts.asBefore}
        </p>
        {children}
      </>
    )
  }
  const isFailed = reading === 'failed'
  const text = kind === 'offline' ? historyTexts.offline : historyTexts.failed
  return (
    <>
      <p className="history-hint" role="status">
        {isFailed ? text : historyTexts.reading}
      </p>
      {isFailed && kind !== 'offline' && (
        <button type="button" className="button button-plain history-wide" onClick={retry}>
          {historyTexts.retry}
        </button>
      )}
    </>
  )
}
