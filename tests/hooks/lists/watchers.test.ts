import { v7 as uuidV7 } from 'uuid'
import { expect, it } from 'vitest'
import { saveStream } from '../../../pocketbase/hooks/live/clients.ts'
import { arrive } from '../../../pocketbase/hooks/live/room.ts'
import { readRoom, updateRoom } from '../../../pocketbase/hooks/live/rooms.ts'
import { newStream } from '../../../pocketbase/hooks/live/stream.ts'
import { sweepStreams } from '../../../pocketbase/hooks/live/sweep.ts'
import {
  addWatcher,
  readWatched,
  removeWatchers,
  watchedEverywhere,
} from '../../../pocketbase/hooks/live/watchers.ts'
import type { App, Client } from '../../../pocketbase/hooks/pocketbase.d.ts'

const nowMs = 1_000_000
const listId = '00000000-0000-4000-8000-000000000000'
const neighbourId = '00000000-0000-4000-8000-000000000001'

/** Fakes PocketBase's store and open streams. */
function fakeApp(open: Set<string>) {
  const texts = new Map<string, string>()
  const clients = new Map<string, Client>()
  const app = {
    store: () => ({
      get: (key: string) => texts.get(key),
      getAll: () => Object.fromEntries(texts),
      setFunc: (key: string, update: (before?: string) => string) => texts.set(key, update(texts.get(key))),
    }),
    subscriptionsBroker: () => ({
      clientById: (id: string) => {
        if (!open.has(id)) throw new Error('no such stream')
        const client = clients.get(id) ?? fakeClient()
        clients.set(id, client)
        return client
      },
      unregister: (id: string) => open.delete(id),
    }),
  }
  return { app: app as unknown as App, texts }
}

function fakeClient(): Client {
  const values = new Map<string, string>()
  return {
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => values.set(key, value),
  } as unknown as Client
}

function askedSince(app: App, clientId: string, sinceMs: number) {
  saveStream(app.subscriptionsBroker().clientById(clientId), { ...newStream, ackToken: 'token', sinceMs })
}

it('sweeps out the streams that are gone and ends those overdue, of every list', () => {
  const open = new Set(['idle', 'waiting', 'overdue'])
  const { app } = fakeApp(open)
  for (const clientId of open) addWatcher(app, listId, clientId)
  addWatcher(app, neighbourId, 'gone')
  askedSince(app, 'waiting', nowMs - 44_999)
  askedSince(app, 'overdue', nowMs - 45_000)
  sweepStreams(app, nowMs)
  expect(watchedEverywhere(app).map(([id, watchers]) => [id, watchers])).toEqual([
    [listId, ['idle', 'waiting']],
  ])
  expect([...open]).toEqual(['idle', 'waiting'])
})

it('removes people who are gone, from every list', () => {
  const { app, texts } = fakeApp(new Set())
  const visitor = { name: '', color: 'green', device: 'Mac' } as const
  const beat = (onList: string, personId: string, atMs: number) =>
    updateRoom(app, onList, (room) => arrive(room, { personId, visitor, tab: personId }, atMs))
  beat(listId, 'gone', nowMs - 30_000)
  beat(listId, 'here', nowMs - 29_999)
  beat(neighbourId, 'gone', nowMs - 30_000)
  sweepStreams(app, nowMs)
  expect(Object.keys(readRoom(app, listId).people)).toEqual(['here'])
  expect([...texts.values()].join()).not.toContain('gone')
})

it('spreads lists that were made at the same time, so that their watchers do not share a slot', () => {
  const { app, texts } = fakeApp(new Set())
  for (let index = 0; index < 50; index += 1) addWatcher(app, uuidV7(), 'client')
  expect(texts.size).toBeGreaterThan(40)
})

it('keeps the watchers of lists that share a slot apart', () => {
  const { app, texts } = fakeApp(new Set())
  const sharing = listId.replace(/^0/, '1')
  addWatcher(app, listId, 'first')
  addWatcher(app, sharing, 'second')
  addWatcher(app, listId, 'third')
  expect(texts.size).toBe(1)
  expect(readWatched(app, listId).clientIds).toEqual(['first', 'third'])
  removeWatchers(app, listId, ['first', 'third'])
  expect(watchedEverywhere(app)).toEqual([[sharing, ['second']]])
})

it('keeps nothing of lists without watchers', () => {
  const open = new Set<string>()
  const { app, texts } = fakeApp(open)
  for (let index = 0; index < 50; index += 1) {
    addWatcher(app, listId.replace(/^0/, `${index % 10}`), `client${index}`)
  }
  sweepStreams(app, nowMs)
  expect([...texts.values()]).toEqual([''])
})
