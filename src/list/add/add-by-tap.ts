import { itemDefaults } from '../../domain/item/fields.ts'
import type { ListStore } from '../list.ts'

const waiting = new Set<string>()

/**
 * Adds one piece of an item. While the code that adds is still loading, another tap on the same name is an impatient one, and
 * adds no second piece.
 */
export async function addByTap(store: Pick<ListStore, 'addItems'>, name: string): Promise<void> {
  if (waiting.has(name)) return
  waiting.add(name)
  const { quantity, unit } = itemDefaults
  try {
    await store.addItems([{ name, quantity, unit }])
  } finally {
    waiting.delete(name)
  }
}
