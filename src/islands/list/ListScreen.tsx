import { useEffect, useState } from 'react'
import { type ListRead, makeListStore } from '../../stores/list.ts'
import { ListView } from './ListView.tsx'

interface Props {
  /** The share token, in lower case. */
  token: string
  /** What the server knew when it rendered the page; absent when the list may be on this device only. */
  first?: ListRead | undefined
  /** The list is a page of its own, not opened in place of another. */
  isPage?: boolean
}

/** The shared list: opens its store and shows it. */
export function ListScreen({ token, first, isPage = false }: Props) {
  const [store] = useState(() => makeListStore(token, first))
  useEffect(() => store.open(), [store])
  useReloadWhenLeft(isPage)
  return <ListView store={store} />
}

/**
 * A list that was opened in place and then reloaded shares the home page's place in the history:
 * going back changes the address and nothing else.
 */
function useReloadWhenLeft(isPage: boolean): void {
  useEffect(() => {
    if (!isPage) return
    const reload = () => location.reload()
    addEventListener('popstate', reload)
    return () => removeEventListener('popstate', reload)
  }, [isPage])
}
