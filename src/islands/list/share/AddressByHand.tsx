import { useStore } from '@nanostores/react'
import { shareTexts } from '../../../i18n/list/share.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { listAddress } from '../parts/list-address.ts'

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
