import type { App } from '../pocketbase.d.ts'
import type { Stream } from './stream.ts'
import { newStream } from './stream.ts'

/** The streams that watch one list, by client id. Presence will ride on them. */
export type Watchers = Readonly<Record<string, Stream>>

type Slot = Readonly<Record<string, Watchers>>

/**
 * A fixed number of slots shared by all lists, so that the store never grows and nothing ever has to be taken out of it
 * (it cannot look at a key and remove it in one step). Taken from the end of the id, which is random: ids begin with the
 * time, and all lists would share a slot.
 */
const slotDigits = 3
const slotCount = 16 ** slotDigits

function keyOf(digits: string): string {
  return `live:${digits}`
}

/** Changes the watchers of one list in one atomic step; a list that nobody watches takes no room. */
export function updateWatchers(app: App, listId: string, update: (watchers: Watchers) => Watchers): void {
  app.store().setFunc(keyOf(listId.slice(-slotDigits)), (text) => {
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

/** Every list that is watched. */
export function watchedEverywhere(app: App): [listId: string, watchers: Watchers][] {
  const store = app.store()
  const keys = Array.from({ length: slotCount }, (_, index) =>
    keyOf(index.toString(16).padStart(slotDigits, '0')),
  )
  return keys.flatMap((key) => Object.entries(readSlot(store.get(key))))
}

function readSlot(text: string | null | undefined): Slot {
  return text ? JSON.parse(text) : {}
}
