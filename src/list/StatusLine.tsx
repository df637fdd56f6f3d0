import { useStore } from '@nanostores/react'
import { countWaiting } from '../i18n/count.ts'
import { overOthers } from '../ui/hold-presses.ts'
import { Icon } from '../ui/Icon.tsx'
import type { Connection, ListStore } from './list.ts'
import { connectionTexts } from './texts.ts'

/** One line while there is a problem; empty otherwise. */
export function StatusLine({ store }: { store: ListStore }) {
  const connection = useStore(store.$connection)
  const waiting = useStore(store.$waiting)
  const text = connectionText(connection)
  if (!text && waiting === 0) return null
  return (
    <div ref={overOthers} className="status-line" data-state={connection.kind}>
      {text && (
        <button
          type="button"
          className="status-connection"
          title={connectionTexts.retry}
          onClick={store.reconnect}
        >
          <Icon name={connection.kind === 'offline' ? 'wifi-off' : 'refresh-cw'} />
          {text}
        </button>
      )}
      {waiting > 0 && <span className="status-waiting">{countWaiting(waiting)}</span>}
    </div>
  )
}

function connectionText(connection: Connection): string | undefined {
  switch (connection.kind) {
    case 'live':
      return undefined
    case 'connecting':
      return connectionTexts.connecting
    case 'reconnecting':
      return connectionTexts.reconnecting(connection.attempt)
    case 'offline':
      return connectionTexts.offline
  }
}
