import { useEffect, useState } from 'react'
import type { Wares } from '../../domain/money/wares.ts'
import { loadWares } from './wares.ts'

/** Vocabulary of drinks; undefined until it is loaded, or 'failed'. */
export function useWares(): Wares | 'failed' | undefined {
  const [wares, setWares] = useState<Wares | 'failed'>()
  useEffect(() => {
    loadWares().then(
      (loaded) => setWares(loaded ?? 'failed'),
      () => setWares('failed'),
    )
  }, [])
  return wares
}
