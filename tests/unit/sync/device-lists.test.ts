import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { describe, expect, test } from 'vitest'
import { openingNote } from '../../../src/sync/open-list.ts'
import type { DeviceLists, DeviceStorage, StoredList } from '../../../src/sync/ports.ts'
import { openIdbStorage } from '../../../src/sync/storage/idb-storage.ts'
import { MemoryStorage } from '../../../src/sync/storage/memory-storage.ts'
import { addOf, itemOf, storedListOf } from '../../support/people/list-changes.ts'

let opened = 0
const kinds: [string, () => Promise<DeviceStorage & DeviceLists>][] = [
  ['IndexedDB', () => openIdbStorage(`deviceLists-${++opened}`)],
  ['memory', async () => new MemoryStorage()],
]

describe.each(kinds)('a deviceLists in %s', (_, open) => {
  test('has every stored list, with the time it was last open', async () => {
    const storage = await open()
    const [known, unknown] = [storedListOf([itemOf({ name: 'lapte' })], 3), storedListOf([], 1)]
    await storage.keep(known)
    await storage.keep(unknown)
    await storage.noteOpened(known.id, 1_000)
    await storage.noteOpened(known.id, 2_000)
    const shelved = await storage.all()
    expect(shelved).toHaveLength(2)
    expect(shelved).toContainEqual({ list: known, openedAt: 2_000 })
    expect(shelved).toContainEqual({ list: unknown, openedAt: 0 })
  })

  test('deletes a list with all its data, and nothing else', async () => {
    const storage = await open()
    const [gone, kept] = [storedListOf([itemOf({ name: 'a' })], 1), storedListOf([itemOf({ name: 'b' })], 1)]
    await storage.enqueue(gone, [addOf(gone.id, 'c')])
    const [waiting] = await storage.enqueue(kept, [addOf(kept.id, 'd')])
    await storage.noteOpened(gone.id, 5)
    await storage.forget(gone.id)
    expect(await storage.load(gone.token)).toBeUndefined()
    expect(await storage.all()).toEqual([{ list: { ...kept, outbox: [waiting] }, openedAt: 0 }])
    await storage.keep({ ...gone, snapshot: undefined })
    expect((await storage.load(gone.token))?.outbox).toEqual([])
  })

  test('takes a list back as it was, with its waiting changes', async () => {
    const storage = await open()
    const list = storedListOf([itemOf({ name: 'lapte' })], 1)
    await storage.enqueue(list, [addOf(list.id, 'ouă'), addOf(list.id, 'unt')])
    const before = (await storage.load(list.token)) as StoredList
    await storage.forget(list.id)
    await storage.keep(before)
    expect(await storage.load(list.token)).toEqual(before)
    const later = await storage.enqueue(before, [addOf(list.id, 'sare')])
    expect(later[0]?.seq).toBeGreaterThan(before.outbox.at(-1)?.seq ?? 0)
  })
})

describe.each(kinds)('the link of a list in %s', (_, open) => {
  const full = storedListOf([itemOf({ name: 'lapte' })], 3)
  const reading = { ...full, token: 'read-token', isReadOnly: true }

  test.each<[string, StoredList[], Partial<StoredList>]>([
    [
      'is the later one of two',
      [full, { ...full, token: 'later' }],
      { token: 'later', formerTokens: [full.token] },
    ],
    [
      'is not the former one, which an older page may still hold',
      [full, { ...full, token: 'later' }, full],
      { token: 'later', formerTokens: [full.token] },
    ],
    ['is the full one, whichever came first', [full, reading], { token: full.token }],
    ['is the full one, whichever came last', [reading, full], { token: full.token, isReadOnly: undefined }],
    [
      'is the read-only one where there is no other',
      [reading, reading],
      { token: 'read-token', isReadOnly: true },
    ],
  ])('%s', async (__, kept, link) => {
    const storage = await open()
    for (const list of kept) await storage.keep(list)
    const [shelved] = await storage.all()
    expect(shelved?.list).toMatchObject(link)
    expect(await storage.load(link.token ?? '')).toMatchObject(link)
  })

  test('moves with all that waits', async () => {
    const storage = await open()
    const [waiting] = await storage.enqueue(full, [addOf(full.id, 'ouă')])
    await storage.relink(full.id, { nextToken: 'next' })
    expect((await storage.load(full.token))?.nextToken).toBe('next')
    await storage.relink(full.id, { token: 'next', nextToken: undefined, formerTokens: [full.token] })
    expect(await storage.load(full.token)).toBeUndefined()
    expect(await storage.load('next')).toMatchObject({ id: full.id, outbox: [waiting] })
    await storage.enqueue({ ...full, token: full.token }, [addOf(full.id, 'unt')])
    expect((await storage.load('next'))?.outbox).toHaveLength(2)
  })

  test('of a list that is not here is nothing', async () => {
    const storage = await open()
    await storage.relink('nowhere', { token: 'x' })
    expect(await storage.all()).toEqual([])
  })
})

test('a device of the first version keeps its lists, and their waiting changes', async () => {
  const name = 'first-version'
  const list = storedListOf([itemOf({ name: 'lapte' })], 4)
  const change = addOf(list.id, 'ouă')
  const first = await openDB(name, 1, {
    upgrade(db) {
      db.createObjectStore('lists', { keyPath: 'id' }).createIndex('token', 'token', { unique: true })
      db.createObjectStore('items', { keyPath: ['listId', 'id'] })
      db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true }).createIndex('listId', 'listId')
    },
  })
  const { id, token } = list
  await first.put('lists', { id, token, name: list.name, hasArrived: true, rev: 4 })
  for (const item of list.snapshot?.items.values() ?? []) await first.put('items', { ...item, listId: id })
  await first.put('outbox', { listId: id, change })
  first.close()

  const storage = await openIdbStorage(name)
  expect(await storage.all()).toEqual([{ list: { ...list, outbox: [{ seq: 1, change }] }, openedAt: 0 }])
  await storage.noteOpened(id, 7)
  expect((await storage.all())[0]?.openedAt).toBe(7)
})

test('an opening is noted once, when the list is known', async () => {
  const deviceLists = new MemoryStorage()
  const list = storedListOf([], 1)
  await deviceLists.keep(list)
  const note = openingNote(deviceLists)
  note(undefined)
  expect((await deviceLists.all())[0]?.openedAt).toBe(0)
  const before = Date.now()
  note(list)
  const noted = (await deviceLists.all())[0]?.openedAt ?? 0
  expect(noted).toBeGreaterThanOrEqual(before)
  await deviceLists.noteOpened(list.id, 1)
  note(list)
  expect((await deviceLists.all())[0]?.openedAt).toBe(1)
})
