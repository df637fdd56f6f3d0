import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { type ListStore, makeListStore, type RenderedList } from '../../stores/list.ts'
import { tickEarly } from './early-ticks.ts'
import { focusHeading } from './focus.ts'
import { ListView } from './ListView.tsx'
import { useListInAddress } from './use-list-in-address.ts'

interface Props {
  /** The share token, in lower case. */
  token: string
  /** What the server knew when it rendered the page; absent when the list may be on this device only. */
  first?: RenderedList | undefined
  /** The list is a page of its own, not opened in place of another. */
  isPage?: boolean
}

/** The shared list, or another one that was opened in its place. */
export function ListScreen({ token, first, isPage = false }: Props) {
  const shown = useListInAddress(token, isPage)
  const isLoaded = isPage && shown === token
  return <OneList key={shown} token={shown} first={isLoaded ? first : undefined} isOpenedHere={!isLoaded} />
}

interface OneListProps {
  token: string
  first: RenderedList | undefined
  isOpenedHere: boolean
}

function OneList({ token, first, isOpenedHere }: OneListProps) {
  const [store] = useState(() => makeListStore(token, first))
  useEffect(() => {
    const close = store.open()
    tickEarly(store)
    return close
  }, [store])
  useFocusWhenReady(store, isOpenedHere)
  return <ListView store={store} />
}

/** What had the focus went away with the screen before; a page that was loaded begins at its top by itself. */
function useFocusWhenReady(store: ListStore, isWanted: boolean): void {
  const phase = useStore(store.$phase)
  useEffect(() => {
    if (isWanted && phase === 'ready' && document.activeElement === document.body) focusHeading()
  }, [isWanted, phase])
}
