import type { App } from '../pocketbase.d.ts'
import { Slots } from './slots.ts'
import { type MessageLengths, type Position, type Step, stepBy } from './stream.ts'

/** Client ids of the streams that watch a list, and the total of the messages sent to them. */
interface Watched {
  position: Position
  clientIds: readonly string[]
}

/** The watchers of each list, as plain text: goja reads hundreds of them in a fraction of the time that JSON takes. */
const slots = new Slots('live')
const unwatched: Watched = { position: { messages: 0, length: 0 }, clientIds: [] }

export function addWatcher(app: App, listId: string, clientId: string): void {
  update(app, listId, ({ position, clientIds }) => ({
    position,
    clientIds: clientIds.includes(clientId) ? clientIds : [...clientIds, clientId],
  }))
}

export function removeWatchers(app: App, listId: string, gone: readonly string[]): void {
  update(app, listId, ({ position, clientIds }) => ({
    position,
    clientIds: clientIds.filter((clientId) => !gone.includes(clientId)),
  }))
}

export function readWatched(app: App, listId: string): Watched {
  return readText(slots.read(app, listId))
}

/**
 * Counts a message that is about to be sent to the watchers of a list.
 *
 * @returns undefined when nobody watches it
 */
export function countMessage(
  app: App,
  listId: string,
  lengths: MessageLengths,
): { clientIds: readonly string[]; step: Step } | undefined {
  let counted: { clientIds: readonly string[]; step: Step } | undefined
  update(app, listId, ({ position, clientIds }) => {
    const step = stepBy(position, lengths)
    counted = clientIds.length > 0 ? { clientIds, step } : undefined
    return { position: step.after, clientIds }
  })
  return counted
}

/** All lists with watchers. */
export function watchedEverywhere(app: App): [listId: string, clientIds: readonly string[]][] {
  return slots.all(app).map(([listId, text]) => [listId, readText(text).clientIds])
}

/** Changes the entry of one list in one atomic step; a list without watchers is not stored. */
function update(app: App, listId: string, change: (watched: Watched) => Watched): void {
  slots.update(app, listId, (text) => {
    const { position, clientIds } = change(readText(text))
    return clientIds.length > 0 ? [position.messages, position.length, ...clientIds].join(' ') : undefined
  })
}

function readText(text: string | undefined): Watched {
  if (text === undefined) return unwatched
  const words = text.split(' ')
  return { position: { messages: Number(words[0]), length: Number(words[1]) }, clientIds: words.slice(2) }
}
