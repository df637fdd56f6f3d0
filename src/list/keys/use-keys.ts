import { useCallback, useEffect, useState } from 'react'
import type { ListKey, OwnedKeys } from './owned-keys.ts'

/** The keys of a list or an account as they were read last; undefined until they could be. */
export function useKeys(owned: OwnedKeys): {
  keys: readonly ListKey[] | undefined
  isFailed: boolean
  read: () => Promise<void>
} {
  const [keys, setKeys] = useState<readonly ListKey[]>()
  const [isFailed, setFailed] = useState(false)
  const read = useCallback(async () => {
    setFailed(false)
    const known = await owned.read()
    if (known) setKeys(known)
    else setFailed(true)
  }, [owned])
  useEffect(() => void read(), [read])
  return { keys, isFailed, read }
}
