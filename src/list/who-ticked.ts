import { readForTab, storeForTab } from '../device/setting-storage.ts'
import { fieldsOf } from '../domain/lib/fields-of.ts'

const name = 'ticked-by'
/** More than a list has items. */
const mostKept = 1_000

/** Nicknames by the ids of ticked items, the latest tick last; '' for this device's person. */
let ticks: Map<string, string> | undefined

/**
 * Notes the person who ticked an item, across a reload: phones discard a tab in the background and load it again.
 *
 * @param by their nickname, '' for this device's person; undefined if unknown
 */
export function noteTick(itemId: string, by: string | undefined): void {
  const known = knownTicks()
  known.delete(itemId)
  if (by !== undefined) known.set(itemId, by)
  storeForTab(name, JSON.stringify(Object.fromEntries([...known].slice(-mostKept))))
}

/** Returns the nickname of the person who ticked an item, '' for this device's; undefined if unknown. */
export function tickerOf(itemId: string): string | undefined {
  return knownTicks().get(itemId)
}

function knownTicks(): Map<string, string> {
  ticks ??= new Map(
    Object.entries(storedTicks()).flatMap(([id, by]) => (typeof by === 'string' ? [[id, by] as const] : [])),
  )
  return ticks
}

function storedTicks(): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(readForTab(name) ?? '{}'))
  } catch {
    return {}
  }
}
