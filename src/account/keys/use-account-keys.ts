import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import { $language } from '../language.ts'
import { accountKeys, type ListKey } from './account-keys.ts'
import { accountKeysTexts } from './texts.ts'

/** The texts about keys in the chosen language. */
export function useAccountKeysTexts() {
  return accountKeysTexts[useStore($language)]
}

/** The keys of the account as they were read last; undefined until they could be. */
export function useAccountKeys(): {
  keys: readonly ListKey[] | undefined
  isFailed: boolean
  read: () => Promise<void>
} {
  const [keys, setKeys] = useState<readonly ListKey[]>()
  const [isFailed, setFailed] = useState(false)
  const read = useCallback(async () => {
    const known = await accountKeys.read()
    setFailed(!known)
    if (known) setKeys(known)
  }, [])
  useEffect(() => void read(), [read])
  return { keys, isFailed, read }
}
