import { useCallback, useEffect, useState } from 'react'
import { keysOf, type ListKey } from '../../../stores/list/list-keys.ts'

/** The keys of a list as they were read last; undefined until they could be. */
export function useKeys(token: string): {
  keys: readonly ListKey[] | undefined
  isFailed: boolean
  read: () => Promise<void>
} {
  const [keys, setKeys] = useState<readonly ListKey[]>()
  const [isFailed, setFailed] = useState(false)
  const read = useCallback(async () => {
    setFailed(false)
    const known = await keysOf(token)
    if (known) setKeys(known)
    else setFailed(true)
  }, [token])
  useEffect(() => void read(), [read])
  return { keys, isFailed, read }
}
