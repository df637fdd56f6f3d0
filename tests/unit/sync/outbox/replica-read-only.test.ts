import { expect, test, vi } from 'vitest'
import { recallsOf } from '../../../../src/sync/outbox/recalls-of.ts'
import { Replica } from '../../../../src/sync/outbox/replica.ts'
import type { ListApi } from '../../../../src/sync/ports.ts'
import { MemoryStorage } from '../../../../src/sync/storage/memory-storage.ts'
import { storedListOf } from '../../../support/people/list-changes.ts'

test('a list of a read-only link that the server lost is missing, and is not made again by this device', async () => {
  const storage = new MemoryStorage()
  const list = { ...storedListOf([], 3), isReadOnly: true }
  await storage.keep(list)
  const create = vi.fn<ListApi['create']>(async (made) => ({ kind: 'done', value: made }))
  const replica = new Replica(
    list.token,
    {
      api: {
        create,
        read: async () => ({ kind: 'refused', status: 404 }),
        push: () => Promise.reject(new Error('nothing is pushed here')),
      },
      storage,
      tabs: { announce: () => {} },
      lock: (task) => task(),
      loadRecallsOf: async () => recallsOf,
      clock: { after: () => () => {}, random: () => 0 },
    },
    { changed: () => {}, refused: () => {} },
  )
  await replica.start()
  expect(create).not.toHaveBeenCalled()
  expect(replica.isMissing).toBe(true)
})
