import { useStore } from '@nanostores/react'
import type { ListStore } from '../list.ts'
import { listAddress } from './list-address.ts'
import { shareTexts } from './texts.ts'

/** The list's link, to be copied by hand. */
export function AddressByHand({ store }: { store: ListStore }) {
  const hasArrived = useStore(store.$hasArrived)
  return (
    <label className="list-share-address">
      {shareTexts.address}
      <input className="field" readOnly value={listAddress()} onFocus={(event) => event.target.select()} />
      {!hasArrived && <span>{shareTexts.early}</span>}
    </label>
  )
}
