import 'fake-indexeddb/auto'
import { v7 } from 'uuid'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTyped, readTyped } from '../../../src/device/list-settings.ts'
import { forgetList, readRecentLists } from '../../../src/my-lists/device-lists.ts'
import { deviceStorage } from '../../../src/sync/device-storage.ts'
import { draftList } from '../../../src/sync/stored-list.ts'
import { MapStorage } from '../../support/pages/web-storage.ts'
import { addOf, itemOf, storedListOf } from '../../support/people/list-changes.ts'

afterEach(() => vi.unstubAllGlobals())

beforeEach(async () => {
  const storage = await deviceStorage()
  for (const { list } of await storage.all()) await storage.forget(list.id)
})

test('the items left are counted as shown, with all waiting changes', async () => {
  const storage = await deviceStorage()
  const milk = itemOf({ name: 'lapte' })
  const list = storedListOf(
    [
      milk,
      itemOf({ name: 'ouă', notFound: true }),
      itemOf({ name: 'pâine', completed: true }),
      itemOf({ name: 'unt', deleted: true }),
    ],
    3,
  )
  const base = { listId: list.id }
  await storage.keep(list)
  await storage.enqueue(list, [
    addOf(list.id, 'sare'),
    addOf(list.id, 'piper'),
    { ...base, id: v7(), itemId: milk.id, kind: 'set', fields: { completed: true } },
    { ...base, id: v7(), kind: 'rename', name: 'Cină' },
  ])
  expect(await readRecentLists()).toEqual([
    {
      id: list.id,
      token: list.token,
      name: 'Cină',
      remaining: 3,
      total: 5,
      waiting: 4,
      isReadOnly: false,
      changedBy: '',
      openedAt: 0,
    },
  ])
})

test('a list that only this device has is itself still to be sent', async () => {
  await (await deviceStorage()).keep(draftList('token', 'id', 'La cabană'))
  expect(await readRecentLists()).toEqual([
    {
      id: 'id',
      token: 'token',
      name: 'La cabană',
      remaining: 0,
      total: 0,
      waiting: 1,
      isReadOnly: false,
      changedBy: '',
      openedAt: 0,
    },
  ])
})

test('the last opened comes first', async () => {
  const storage = await deviceStorage()
  const openedAt = [2_000, 0, 3_000, 1_000]
  const lists = openedAt.map(() => storedListOf([], 1))
  for (const [at, list] of lists.entries()) {
    await storage.keep(list)
    if (openedAt[at]) await storage.noteOpened(list.id, openedAt[at])
  }
  const order = (await readRecentLists()).map(({ id }) => lists.findIndex((list) => list.id === id))
  expect(order).toEqual([2, 0, 3, 1])
})

test('a forgotten list comes back to its place, with its waiting changes and its draft', async () => {
  vi.stubGlobal('localStorage', new MapStorage())
  const storage = await deviceStorage()
  const [first, second] = [storedListOf([itemOf({ name: 'lapte' })], 1), storedListOf([], 1)]
  await storage.enqueue(first, [addOf(first.id, 'ouă')])
  await storage.keep(second)
  await storage.noteOpened(first.id, 2)
  await storage.noteOpened(second.id, 1)
  keepTyped(first.id, 'pâine')
  const before = await readRecentLists()
  const bringBack = await forgetList(first.id)
  expect((await readRecentLists()).map(({ id }) => id)).toEqual([second.id])
  expect(readTyped(first.id)).toBe('')
  await bringBack()
  expect(await readRecentLists()).toEqual(before)
  expect(readTyped(first.id)).toBe('pâine')
})

test.each<[string, number, boolean, number | undefined]>([
  ['22 days ago', 22, true, undefined],
  ['23 days ago', 23, true, 30],
  ['40 days ago', 40, true, 30],
  ['40 days ago, and never sent', 40, false, undefined],
])('a list opened here %s has the right end date', async (_, daysAgo, hasArrived, endsOnDay) => {
  const dayMs = 86_400_000
  const openedAt = 1_000
  const storage = await deviceStorage()
  const list = { ...storedListOf([], 1), hasArrived }
  await storage.keep(list)
  await storage.noteOpened(list.id, openedAt)
  const [read] = await readRecentLists(openedAt + daysAgo * dayMs)
  expect(read?.endsAt).toBe(endsOnDay === undefined ? undefined : openedAt + endsOnDay * dayMs)
})

test('a list without a recorded opening has no end date', async () => {
  await (await deviceStorage()).keep(storedListOf([], 1))
  const [read] = await readRecentLists()
  expect(read?.endsAt).toBeUndefined()
})

test('a list by its read-only link is known as one', async () => {
  await (await deviceStorage()).keep({ ...storedListOf([], 1), isReadOnly: true })
  expect((await readRecentLists())[0]?.isReadOnly).toBe(true)
})

test('a list has its last author and time, as far as the device knows', async () => {
  const storage = await deviceStorage()
  const list = storedListOf([], 1)
  await storage.keep(list)
  const told = { changedAt: '2026-11-21 08:30:00.000Z', changedBy: 'Mihai' }
  const read = { id: list.id, name: 'Proba', from: 1, rev: 2, items: [], ...told }
  await storage.settle(list.id, { read, changeIds: [] })
  expect(await readRecentLists()).toMatchObject([
    { changedAt: Date.UTC(2026, 10, 21, 8, 30), changedBy: 'Mihai' },
  ])
})
