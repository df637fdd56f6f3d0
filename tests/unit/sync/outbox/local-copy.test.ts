import { expect, test } from 'vitest'
import { LocalCopy } from '../../../../src/sync/outbox/local-copy.ts'
import { recallsOf } from '../../../../src/sync/outbox/recalls-of.ts'
import { MemoryStorage } from '../../../../src/sync/storage/memory-storage.ts'
import { addOf, storedListOf } from '../../../support/people/list-changes.ts'

test('a change that is stored while the list is read from the device stays in the outbox', async () => {
  const storage = new MemoryStorage()
  const list = storedListOf([], 1)
  await storage.keep(list)
  const ports = { storage, tabs: { announce: () => {} }, loadRecallsOf: async () => recallsOf }
  const copy = new LocalCopy(list.token, ports, () => {})
  await copy.reload()
  const change = addOf(list.id, 'lapte')
  const load = storage.load.bind(storage)
  storage.load = async (token) => {
    storage.load = load
    const tooEarly = await load(token)
    await copy.enqueue(list, [change])
    return tooEarly
  }
  await copy.reload()
  expect(copy.list?.outbox).toEqual([{ seq: 1, change }])
})
