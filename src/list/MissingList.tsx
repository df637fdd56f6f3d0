import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { moveHere } from '../ui/open-here.ts'
import { ListLoading, ListMissing } from './ListStates.tsx'
import type { ListStore } from './list.ts'
import { listStates } from './texts.ts'

interface Props {
  token: string
  store: ListStore
}

/** Shown if the list's link opens nothing: this device may know the list's new link, or the reason of its end. */
export function MissingList({ token, store }: Props) {
  const ending = useStore(store.$ending)
  const [texts, setTexts] = useState<{ title: string; text: string }>()
  useEffect(() => {
    const find = async () => {
      const { whatBecameOf } = await import('./share/changed-link.ts')
      const found = await whatBecameOf(token, ending)
      if (found && 'token' in found) return moveHere(found.token)
      setTexts(found?.texts ?? listStates.missing)
    }
    find().catch(() => setTexts(listStates.missing))
  }, [token, ending])
  return texts ? <ListMissing texts={texts} /> : <ListLoading />
}
