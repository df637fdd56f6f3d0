import { useStore } from '@nanostores/react'
import { Icon } from '../../ui/Icon.tsx'
import type { ListStore } from '../list.ts'
import { habitTexts } from './texts.ts'

/** Button that opens the usual items of a list; absent if nothing was bought for it in the last weeks. */
export function UsualButton({ store, open }: { store: ListStore; open: () => void }) {
  const deleted = useStore(store.$deleted)
  if (!deleted.some(({ completed }) => completed)) return null
  return (
    <button type="button" className="button button-soft usual-button" onClick={open}>
      <Icon name="rotate-ccw-clock" />
      {habitTexts.title}
    </button>
  )
}
