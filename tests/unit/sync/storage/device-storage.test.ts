import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import type { ListAnswer } from '../../../../src/protocol/calls.ts'
import type { DeviceStorage } from '../../../../src/sync/ports.ts'
import { openIdbStorage } from '../../../../src/sync/storage/idb-storage.ts'
import { MemoryStorage } from '../../../../src/sync/storage/memory-storage.ts'
import { draftList } from '../../../../src/sync/stored-list.ts'
import { addOf, itemOf, storedListOf } from '../../../support/people/list-changes.ts'

let opened = 0
const kinds: [string, () => Promise<DeviceStorage>][] = [
  ['IndexedDB', () => openIdbStorage(`test-${++opened}`)],
  ['memory', async () => new MemoryStorage()],
]

describe.each(kinds)('a device keeps lists in %s', (_, open) => {
  test('a list it never saw is undefined', async () => {
    expect(await (await open()).load('nobody')).toBeUndefined()
  })

  test('a kept list comes back whole, found by its token', async () => {
    const storage = await open()
    const list = storedListOf([itemOf({ name: 'lapte' }), itemOf({ name: 'pâine', completed: true })], 7)
    await storage.keep(list)
    expect(await storage.load(list.token)).toEqual(list)
  })

  test('the last author of a list comes back with it, and is the server’s latest', async () => {
    const storage = await open()
    const list = storedListOf([], 1)
    const tell = async (from: number, changedBy: string) => {
      const changedAt = `2026-11-21 08:3${from}:00.000Z`
      const read = { id: list.id, name: 'Proba', from, rev: from + 1, items: [], changedAt, changedBy }
      await storage.settle(list.id, { read, changeIds: [] })
      const kept = await storage.load(list.token)
      expect(kept?.snapshot?.head).toMatchObject({ changedAt, changedBy })
      return kept
    }
    await storage.keep(list)
    await tell(1, 'Ana')
    const kept = await tell(2, 'Mihai')
    const other = await open()
    if (kept) await other.keep(kept)
    expect(await other.load(list.token)).toEqual(kept)
  })

  test('a list made here has not arrived until it is marked', async () => {
    const storage = await open()
    const list = draftList('token', 'id', 'Excursie')
    await storage.keep(list)
    expect((await storage.load('token'))?.hasArrived).toBe(false)
    await storage.markArrived('id')
    expect((await storage.load('token'))?.hasArrived).toBe(true)
  })

  test('changes wait in the order they were made', async () => {
    const storage = await open()
    const list = storedListOf([], 0)
    const changes = ['ouă', 'mere', 'unt'].map((name) => addOf(list.id, name))
    await storage.enqueue(list, changes.slice(0, 2))
    await storage.enqueue(list, changes.slice(2))
    const waiting = (await storage.load(list.token))?.outbox ?? []
    expect(waiting.map(({ change }) => change)).toEqual(changes)
    expect(waiting.map(({ seq }) => seq)).toEqual(waiting.map(({ seq }) => seq).toSorted((a, b) => a - b))
  })

  test('two lists do not mix', async () => {
    const storage = await open()
    const [first, second] = [
      storedListOf([itemOf({ name: 'a' })], 1),
      storedListOf([itemOf({ name: 'b' })], 1),
    ]
    await storage.keep(first)
    await storage.keep(second)
    await storage.enqueue(second, [addOf(second.id, 'c')])
    expect(await storage.load(first.token)).toEqual(first)
  })

  test('a settlement merges its news and removes answered changes, nothing else', async () => {
    const storage = await open()
    const milk = itemOf({ name: 'lapte', rev: 1 })
    const list = storedListOf([milk], 1)
    const [answered, waiting] = [addOf(list.id, 'ouă'), addOf(list.id, 'mere')]
    await storage.keep(list)
    await storage.enqueue(list, [answered, waiting])
    const ticked = { ...milk, completed: true, rev: 2 }
    const read = { id: list.id, name: 'Alt nume', from: 1, rev: 2, items: [ticked] }
    expect(await storage.settle(list.id, { read, changeIds: [answered.id] })).toBe(true)
    const after = await storage.load(list.token)
    expect(after?.name).toBe('Alt nume')
    expect(after?.snapshot?.head.rev).toBe(2)
    expect([...(after?.snapshot?.items.values() ?? [])]).toEqual([ticked])
    expect(after?.outbox.map(({ change }) => change.id)).toEqual([waiting.id])
  })

  test('a whole read deletes items that the server no longer has', async () => {
    const storage = await open()
    const list = storedListOf([itemOf({ name: 'vechi' })], 3)
    await storage.keep(list)
    const fresh = itemOf({ name: 'nou', rev: 9 })
    const read = { id: list.id, name: list.name, from: 0, rev: 9, items: [fresh] }
    await storage.settle(list.id, { read, changeIds: [] })
    expect([...((await storage.load(list.token))?.snapshot?.items.values() ?? [])]).toEqual([fresh])
  })

  test('the options of a list stay after news without options, and go with a whole read without any', async () => {
    const storage = await open()
    const list = storedListOf([], 1)
    const options = [{ key: 'budget', value: '5000', rev: 2 }]
    const optionsAfter = async (news: Pick<ListAnswer, 'from' | 'rev' | 'options'>) => {
      const read = { id: list.id, name: list.name, items: [], ...news }
      await storage.settle(list.id, { read, changeIds: [] })
      return (await storage.load(list.token))?.snapshot?.head.options
    }
    await storage.keep(list)
    expect(await optionsAfter({ from: 1, rev: 2, options })).toEqual(options)
    expect(await optionsAfter({ from: 2, rev: 3 })).toEqual(options)
    expect(await optionsAfter({ from: 0, rev: 4 })).toBeUndefined()
  })

  test('an older read changes nothing', async () => {
    const storage = await open()
    const list = storedListOf([itemOf({ name: 'lapte', rev: 5 })], 5)
    await storage.keep(list)
    const read = { id: list.id, name: list.name, from: 2, rev: 4, items: [itemOf({ name: 'vechi', rev: 4 })] }
    expect(await storage.settle(list.id, { read, changeIds: [] })).toBe(true)
    expect(await storage.load(list.token)).toEqual(list)
  })

  test('a settlement with a gap before it is refused whole', async () => {
    const storage = await open()
    const list = storedListOf([], 1)
    const change = addOf(list.id, 'ouă')
    await storage.keep(list)
    await storage.enqueue(list, [change])
    const read = { id: list.id, name: list.name, from: 4, rev: 5, items: [] }
    expect(await storage.settle(list.id, { read, changeIds: [change.id] })).toBe(false)
    expect((await storage.load(list.token))?.outbox).toHaveLength(1)
  })

  test('keeping again takes the later snapshot and leaves waiting changes', async () => {
    const storage = await open()
    const list = storedListOf([itemOf({ name: 'lapte' })], 1)
    await storage.enqueue(list, [addOf(list.id, 'ouă')])
    const later = { ...list, snapshot: storedListOf([itemOf({ name: 'pâine', rev: 4 })], 4).snapshot }
    await storage.keep(later)
    await storage.keep(list)
    const after = await storage.load(list.token)
    expect(after?.snapshot?.head.rev).toBe(4)
    expect(after?.outbox).toHaveLength(1)
  })
})
