import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { keepMet, readMet } from '../../device/list-settings.ts'
import type { Item } from '../../domain/item/item.ts'
import type { ListStore } from '../list.ts'

/** True if another person has come to the list, now or earlier, as far as this device knows. */
export function useHasCompany(store: ListStore): boolean {
  const { count } = useStore(store.$presence)
  const items = useStore(store.$items)
  const [hasMet, setHasMet] = useState(false)
  useEffect(() => {
    const id = store.$list.get()?.id
    if (count > 1 && id) keepMet(id)
    if (count > 1 || (id && readMet(id))) setHasMet(true)
  }, [store, count])
  return hasMet || areOfMany(items.values())
}

/** True if people with different nicknames have added the items. */
function areOfMany(items: Iterable<Item>): boolean {
  let first = ''
  for (const { author } of items) {
    if (first && author && author !== first) return true
    first ||= author
  }
  return false
}
