import type { App } from '../pocketbase.d.ts'
import type { Stream } from './stream.ts'

/** The streams that watch one list, by client id. Presence will ride on them. */
export type Watchers = Readonly<Record<string, Stream>>

type Slot = Readonly<Record<string, Watchers>>

/**
 * A fixed number of slots shared by all lists, so that the store never grows and nothing ever has to be taken out of it
 * (it cannot remove a key and look at it in one step).
 */
const slotDigits = 3
export const slotKeys: readonly string[] = Array.from({ length: 16 ** slotDigits }, (_, index) =>
  keyOf(index.toString(16).padStart(slotDigits, '0')),
)

function keyOf(prefix: string): string {
  return `live:${prefix}`
}

/** Changes the watchers of one list in one atomic step; a list that nobody watches takes no room. */
export function updateWatchers(app: App, listId: string, update: (watchers: Watchers) => Watchers): void {
  app.store().setFunc(keyOf(listId.slice(0, slotDigits)), (text) => {
    const { [listId]: watchers, ...others } = readSlot(text)
    const after = update(watchers ?? {})
    return JSON.stringify(Object.keys(after).length > 0 ? { ...others, [listId]: after } : others)
  })
}

/** The watched lists of one slot. */
export function slotAt(app: App, key: string): [listId: string, watchers: Watchers][] {
  return Object.entries(readSlot(app.store().get(key)))
}

function readSlot(text: string | null | undefined): Slot {
  return text ? JSON.parse(text) : {}
}

export function addWatcher(watchers: Watchers, clientId: string, stream: Stream): Watchers {
  return { ...watchers, [clientId]: stream }
}

export function withoutWatchers(watchers: Watchers, gone: ReadonlySet<string>): Watchers {
  return Object.fromEntries(Object.entries(watchers).filter(([clientId]) => !gone.has(clientId)))
}
