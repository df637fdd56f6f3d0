import { useState } from 'react'
import { type ListRead, openListStore } from '../../stores/list.ts'
import { ListView } from './ListView.tsx'

interface Props {
  /** The share token, in lower case. */
  token: string
  /** What the server knew when it rendered the page; absent when the list may be on this device only. */
  first?: ListRead | undefined
}

/** The shared list: opens its store and shows it. */
export function ListScreen({ token, first }: Props) {
  const [store] = useState(() => openListStore(token, first))
  return <ListView store={store} />
}
