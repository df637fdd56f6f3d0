import { useStore } from '@nanostores/react'
import { habitTexts } from '../../../i18n/shop/history.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { Icon } from '../../Icon.tsx'

/** The way to what a list buys by habit; where nothing was bought for it in the last weeks there is none. */
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
