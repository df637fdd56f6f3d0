import { expect, test } from 'vitest'
import { refusalTeller } from '../../../src/sync/open-list.ts'
import type { RefusedChange } from '../../../src/sync/ports.ts'
import { MemoryStorage } from '../../../src/sync/storage/memory-storage.ts'
import { addOf, storedListOf } from '../../support/people/list-changes.ts'

const list = storedListOf([], 1)
const refusalOf = (name: string): RefusedChange => ({ change: addOf(list.id, name), problem: 'list-full' })

async function storageWith(refusals: readonly RefusedChange[]): Promise<MemoryStorage> {
  const storage = new MemoryStorage()
  await storage.keep(list)
  for (const refusal of refusals) await storage.noteRefusal(refusal)
  return storage
}

test('a refusal of a list is reported once, however often the list is read', async () => {
  const refusals = [refusalOf('lapte'), refusalOf('unt')]
  const storage = await storageWith(refusals)
  const told: RefusedChange[] = []
  const tell = refusalTeller(storage, (refusal) => told.push(refusal))
  const loaded = await storage.load(list.token)
  for (const heard of [undefined, list, loaded, loaded]) tell(heard)
  await expect.poll(() => told).toEqual(refusals)
  tell(await storage.load(list.token))
  expect(told).toEqual(refusals)
})

test('a later refusal is reported then', async () => {
  const storage = await storageWith([refusalOf('lapte')])
  const told: string[] = []
  const tell = refusalTeller(storage, ({ change }) => told.push(change.id))
  tell(await storage.load(list.token))
  await expect.poll(() => told).toHaveLength(1)
  await storage.noteRefusal(refusalOf('unt'))
  tell(await storage.load(list.token))
  await expect.poll(() => told).toHaveLength(2)
})

test('of many refusals the latest are kept', async () => {
  const storage = await storageWith(Array.from({ length: 30 }, (_, index) => refusalOf(`produs ${index}`)))
  const kept = await storage.takeRefusals(list.id)
  expect(kept).toHaveLength(20)
  expect(kept.at(-1)?.change).toMatchObject({ fields: { name: 'produs 29' } })
})
