import { v7 as uuidV7 } from 'uuid'
import { expect, it } from 'vitest'
import { arrive } from '../../../pocketbase/hooks/live/room.ts'
import { readRoom, updateRoom } from '../../../pocketbase/hooks/live/rooms.ts'
import { deliver, newStream } from '../../../pocketbase/hooks/live/stream.ts'
import { sweepStreams } from '../../../pocketbase/hooks/live/sweep.ts'
import { updateWatcher, watchedEverywhere } from '../../../pocketbase/hooks/live/watchers.ts'
import type { App } from '../../../pocketbase/hooks/pocketbase.d.ts'

const nowMs = 1_000_000
const listId = '00000000-0000-4000-8000-000000000000'
const neighbourId = '00000000-0000-4000-8000-000000000001'

/** PocketBase's memory and open streams, without PocketBase. */
function fakeApp(open: Set<string>) {
  const texts = new Map<string, string>()
  const app = {
    store: () => ({
      get: (key: string) => texts.get(key),
      setFunc: (key: string, update: (before?: string) => string) => texts.set(key, update(texts.get(key))),
    }),
    subscriptionsBroker: () => ({
      clientById: (id: string) => {
        if (!open.has(id)) throw new Error('no such stream')
        return {}
      },
      unregister: (id: string) => open.delete(id),
    }),
  }
  return { app: app as unknown as App, texts }
}

function waitingSince(sinceMs: number) {
  const delivery = deliver(newStream, { whole: 10, bare: 5 }, sinceMs, () => 'word')
  if (!('stream' in delivery)) throw new Error(delivery.kind)
  return delivery.stream
}

it('sweeps out the streams that are gone and ends those overdue, of every list', () => {
  const open = new Set(['idle', 'waiting', 'overdue'])
  const { app } = fakeApp(open)
  updateWatcher(app, listId, 'idle', (stream) => stream)
  updateWatcher(app, listId, 'waiting', () => waitingSince(nowMs - 44_999))
  updateWatcher(app, listId, 'overdue', () => waitingSince(nowMs - 45_000))
  updateWatcher(app, neighbourId, 'gone', (stream) => stream)
  sweepStreams(app, nowMs)
  expect(watchedEverywhere(app).map(([id, watchers]) => [id, Object.keys(watchers)])).toEqual([
    [listId, ['idle', 'waiting']],
  ])
  expect([...open]).toEqual(['idle', 'waiting'])
})

it('sweeps out the people who are gone, of every list', () => {
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
  for (let index = 0; index < 50; index += 1) updateWatcher(app, uuidV7(), 'client', (stream) => stream)
  expect(texts.size).toBeGreaterThan(40)
})

it('keeps nothing of lists that nobody watches any more', () => {
  const open = new Set<string>()
  const { app, texts } = fakeApp(open)
  for (let index = 0; index < 50; index += 1) {
    updateWatcher(app, listId.replace(/^0/, `${index % 10}`), `client ${index}`, (stream) => stream)
  }
  sweepStreams(app, nowMs)
  expect([...texts.values()]).toEqual(['{}'])
})
