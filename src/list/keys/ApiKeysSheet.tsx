import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { addresses } from '../../site.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import type { PanelProps } from '../panels/panel-props.ts'
import { KeyRow } from './KeyRow.tsx'
import { MadeKey } from './MadeKey.tsx'
import { NewKey } from './NewKey.tsx'
import { keysOfList, type ListKey, type OwnedKeys } from './owned-keys.ts'
import { apiKeysTexts } from './texts.ts'
import { useKeys } from './use-keys.ts'

/** The keys with which other programs use the list: their permissions, and buttons that create and revoke keys. */
export function ApiKeysSheet({ store, close }: Pick<PanelProps, 'store' | 'close'>) {
  const owned = useMemo(() => keysOfList(addresses.listToken(location.pathname)?.toLowerCase() ?? ''), [])
  const { keys, isFailed, read } = useKeys(owned)
  const { kind } = useStore(store.$connection)
  const [made, setMade] = useState('')
  const show = (key: string) => {
    setMade(key)
    void read()
  }
  return (
    <Sheet title={apiKeysTexts.title} close={close}>
      <div className="links">
        <div>
          <p className="settings-hint">{apiKeysTexts.intro}</p>
          <a className="api-keys-docs" href={addresses.apiDocs} target="_blank" rel="noopener">
            {apiKeysTexts.docs}
          </a>
        </div>
        {keys ? (
          <>
            <Keys owned={owned} keys={keys} read={read} />
            {made ? <MadeKey made={made} done={() => setMade('')} /> : <NewKey owned={owned} show={show} />}
          </>
        ) : (
          <Unknown isFailed={isFailed} isOffline={kind === 'offline'} retry={read} />
        )}
      </div>
    </Sheet>
  )
}

interface KeysProps {
  owned: OwnedKeys
  keys: readonly ListKey[]
  read: () => Promise<void>
}

function Keys({ owned, keys, read }: KeysProps) {
  if (keys.length === 0) return <p>{apiKeysTexts.none}</p>
  return (
    <ul className="api-keys" aria-label={apiKeysTexts.keys}>
      {keys.map((known) => (
        <KeyRow key={known.id} owned={owned} known={known} read={read} />
      ))}
    </ul>
  )
}

interface UnknownProps {
  isFailed: boolean
  isOffline: boolean
  retry: () => Promise<void>
}

function Unknown({ isFailed, isOffline, retry }: UnknownProps) {
  const text = isOffline ? apiKeysTexts.offline : apiKeysTexts.failed
  return (
    <>
      <p className="history-hint" role="status">
        {isFailed || isOffline ? text : apiKeysTexts.reading}
      </p>
      {isFailed && (
        <button type="button" className="button button-plain" onClick={retry}>
          {apiKeysTexts.retry}
        </button>
      )}
    </>
  )
}
