import type { App } from '../pocketbase.d.ts'
import type { Stream } from './stream.ts'
import { newStream } from './stream.ts'

/** The streams that watch one list, by client id. Presence will ride on them. */
export type Watchers = Readonly<Record<string, Stream>>

type Slot = Readonly<Record<string, Watchers>>

/**
 * A fixed number of slots shared by all lists, so that the store never grows and nothing ever has to be taken out of it
 * (it cannot look at a key and remove it in one step).
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

/** Changes one watcher, which is new where it was not known. */
export function updateWatcher(
  app: App,
  listId: string,
  clientId: string,
  update: (stream: Stream) => Stream,
): void {
  updateWatchers(app, listId, (watchers) => ({
    ...watchers,
    [clientId]: update(watchers[clientId] ?? newStream),
  }))
}

export function removeWatchers(app: App, listId: string, gone: readonly string[]): void {
  updateWatchers(app, listId, (watchers) =>
    Object.fromEntries(Object.entries(watchers).filter(([clientId]) => !gone.includes(clientId))),
  )
}

/** The watched lists of one slot. */
export function slotAt(app: App, key: string): [listId: string, watchers: Watchers][] {
  return Object.entries(readSlot(app.store().get(key)))
}

function readSlot(text: string | null | undefined): Slot {
  return text ? JSON.parse(text) : {}
}
