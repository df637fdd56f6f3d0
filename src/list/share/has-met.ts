import { keepMet, readMet } from '../../device/list-settings.ts'
import type { Item } from '../../domain/item/item.ts'
import type { ListStore } from '../list.ts'

/** True if another person is on the list, or has been as far as this device knows, which remembers it. */
export function hasMet({ $list, $presence }: Pick<ListStore, '$list' | '$presence'>): boolean {
  const id = $list.get()?.id
  const isMet = $presence.get().count > 1
  if (isMet && id) keepMet(id)
  return isMet || (id !== undefined && readMet(id))
}

/** True if people with different nicknames have added the items. */
export function areOfMany(items: Iterable<Item>): boolean {
  let first = ''
  for (const { author } of items) {
    if (first && author && author !== first) return true
    first ||= author
  }
  return false
}
