import type { App } from '../pocketbase.d.ts'
import { Slots } from './slots.ts'
import type { Stream } from './stream.ts'
import { newStream } from './stream.ts'

/** The streams that watch one list, by client id. */
export type Watchers = Readonly<Record<string, Stream>>

const slots = new Slots<Watchers>('live')

/** Changes the watchers of one list in one atomic step; a list that nobody watches takes no room. */
export function updateWatchers(app: App, listId: string, update: (watchers: Watchers) => Watchers): void {
  slots.update(app, listId, (watchers) => {
    const after = update(watchers ?? {})
    return Object.keys(after).length > 0 ? after : undefined
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

export function readWatchers(app: App, listId: string): Watchers {
  return slots.read(app, listId) ?? {}
}

/** Every list that is watched. */
export function watchedEverywhere(app: App): [listId: string, watchers: Watchers][] {
  return slots.all(app)
}
