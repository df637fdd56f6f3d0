import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react'
import { addresses } from '../site.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { ListView } from './ListView.tsx'
import { type ListStore, makeListStore, type RenderedList } from './list.ts'
import { focusHeading } from './parts/focus.ts'
import { LastRows } from './parts/PlainRows.tsx'
import { useListInAddress } from './use-list-in-address.ts'

export interface ListScreenProps {
  /** The share token, in lower case. */
  token: string
  /** Server state when the page was rendered; absent if the list may exist only on this device. */
  first?: RenderedList | undefined
  /** True for a page of its own, false for a list that was opened in place of another. */
  isPage?: boolean
  /** Renders a read-only list; absent if its code is not loaded yet. */
  ReadOnly?: ComponentType<{ store: ListStore }>
}

/** The shared list, or another one that was opened in its place. */
export function ListScreen({ token, first, isPage = false, ReadOnly }: ListScreenProps) {
  const shown = useListInAddress(token, isPage)
  const isLoaded = isPage && shown === token
  return (
    <Boundary key={shown} instead={<LastRows />}>
      <OneList
        token={shown}
        first={isLoaded ? first : undefined}
        isOpenedHere={!isLoaded}
        ReadOnly={ReadOnly}
      />
    </Boundary>
  )
}

interface OneListProps {
  token: string
  first: RenderedList | undefined
  isOpenedHere: boolean
  ReadOnly: ListScreenProps['ReadOnly']
}

function OneList({ token, first, isOpenedHere, ReadOnly }: OneListProps) {
  const [store] = useState(() => makeListStore(token, first))
  useEffect(() => {
    const close = store.open()
    document.documentElement.dataset.rowsAtHand = ''
    return close
  }, [store])
  useFocusWhenReady(store, isOpenedHere)
  useAppOf(token)
  return <ListView token={token} store={store} ReadOnly={ReadOnly} />
}

/**
 * Moves the focus to the heading, because the element that had it was removed with the earlier screen. A newly loaded page
 * starts at its top anyway.
 */
function useFocusWhenReady(store: ListStore, isWanted: boolean): void {
  const phase = useStore(store.$phase)
  useEffect(() => {
    if (isWanted && phase === 'ready' && document.activeElement === document.body) focusHeading()
  }, [isWanted, phase])
}

/** Makes the page the list's own app on a home screen, while the list is shown. */
function useAppOf(token: string): void {
  useLayoutEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    const before = link?.getAttribute('href')
    link?.setAttribute('href', addresses.listManifest(token))
    return () => {
      if (before) link?.setAttribute('href', before)
    }
  }, [token])
}
