import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceStorage } from '../../../src/sync/device-storage.ts'
import { historyOf, keepHistory, keptHistory } from '../../../src/sync/list-history.ts'
import type { StoredList } from '../../../src/sync/ports.ts'
import { itemOf, storedListOf } from '../../support/people/list-changes.ts'

const milk = { name: 'lapte', quantity: '2', unit: 'l', category: '' as const }
const boughtMs = Date.parse('2026-11-20T17:30:00Z')
const inShop = { store: 'Lidl', price: '749', ticked: 7 }
const answered = { bought: [{ ...milk, ...inShop, at: '2026-11-20 17:30:00.000Z' }] }

/** The next answer of the server; undefined for none. */
let answer: Response | undefined
let list: StoredList
beforeEach(async () => {
  answer = Response.json(answered)
  vi.stubGlobal('location', { origin: 'http://test' })
  vi.stubGlobal('fetch', async () => answer ?? Promise.reject(new TypeError('no connection')))
  list = storedListOf([], 1)
  await (await deviceStorage()).keep(list)
})
afterEach(() => vi.unstubAllGlobals())

describe('an item bought for a list', () => {
  test('is read from the server, and stays on the device', async () => {
    const bought = [{ ...milk, ...inShop, atMs: boughtMs }]
    expect(await historyOf(list, 'device')).toEqual({ bought: undefined, ticked: [] })
    expect((await historyOf(list, 'server')).bought).toEqual(bought)
    answer = undefined
    expect((await historyOf(list, 'server')).bought).toBeUndefined()
    expect((await historyOf(list, 'device')).bought).toEqual(bought)
  })

  test('is known of a server that says neither stores nor the order of ticks', async () => {
    answer = Response.json({ bought: [{ ...milk, at: '2026-11-20 17:30:00.000Z' }] })
    const bought = [{ ...milk, store: '', price: '', ticked: 0, atMs: boughtMs }]
    expect((await historyOf(list, 'server')).bought).toEqual(bought)
  })

  test('is deleted with the list on this device', async () => {
    await historyOf(list, 'server')
    await (await deviceStorage()).forget(list.id)
    expect((await historyOf(list, 'device')).bought).toBeUndefined()
  })

  test('is not stored for a list that was removed from the device meanwhile', async () => {
    await (await deviceStorage()).forget(list.id)
    expect((await historyOf(list, 'server')).bought).toHaveLength(1)
    expect(await keptHistory(list.id)).toBeUndefined()
  })

  test.each([403, 404])('goes when the link does not open it any more: %i', async (status) => {
    await historyOf(list, 'server')
    answer = new Response(null, { status })
    expect((await historyOf(list, 'server')).bought).toBeUndefined()
    expect((await historyOf(list, 'device')).bought).toBeUndefined()
  })

  test('stays when the server is only in trouble', async () => {
    await historyOf(list, 'server')
    answer = new Response(null, { status: 503 })
    await historyOf(list, 'server')
    expect((await historyOf(list, 'device')).bought).toHaveLength(1)
  })

  test('of late stays only where that is all there is', async () => {
    const { bought } = answered
    answer = Response.json({ bought: Array.from({ length: 500 }, () => bought[0]) })
    expect((await historyOf(list, 'latest')).bought).toHaveLength(500)
    expect((await historyOf(list, 'device')).bought).toBeUndefined()
    answer = Response.json(answered)
    await historyOf(list, 'latest')
    expect((await historyOf(list, 'device')).bought).toHaveLength(1)
  })

  test('that an older page left behind goes with the next one that is kept', async () => {
    await historyOf(list, 'server')
    const other = storedListOf([], 1)
    await (await deviceStorage()).keep(other)
    const database = await openDB('lista-noastra')
    await database.delete('lists', list.id)
    database.close()
    await keepHistory(other.id, [])
    expect(await keptHistory(list.id)).toBeUndefined()
    expect(await keptHistory(other.id)).toEqual([])
  })

  test('and taken off here without a connection was bought now', async () => {
    await historyOf(list, 'server')
    answer = undefined
    const eggs = itemOf({ name: 'ouă', completed: true })
    const salt = itemOf({ name: 'sare' })
    const waiting = [eggs, salt].map(({ id: itemId }, seq) => ({
      seq,
      change: { id: `${seq}`, listId: list.id, kind: 'remove' as const, itemId },
    }))
    const before = Date.now()
    const unsent = { ...storedListOf([eggs, salt], 2), id: list.id, outbox: waiting }
    const { bought, ticked } = await historyOf(unsent, 'device')
    expect(bought?.map(({ name }) => name)).toEqual(['ouă', 'lapte'])
    expect(bought?.[0]?.atMs).toBeGreaterThanOrEqual(before)
    expect(ticked).toEqual([])
  })
})

test('an item that is ticked and still on the list has the time of its last change', async () => {
  const said = { store: 'piața', boughtIn: 'Lidl', price: '749', rev: 7 }
  const items = [itemOf({ ...milk, ...said, completed: true }), itemOf({ name: 'pâine' })]
  const done = storedListOf(items, 2)
  const head = { id: done.id, name: 'Proba', rev: 2, changedAt: '2026-11-20 17:30:00.000Z' }
  const snapshot = { head, items: new Map(items.map((item) => [item.id, item])) }
  expect((await historyOf({ ...done, snapshot }, 'device')).ticked).toEqual([
    { ...milk, ...inShop, atMs: boughtMs },
  ])
})

test('nothing is known of a list that is not here', async () => {
  expect(await historyOf(undefined, 'server')).toEqual({ bought: undefined, ticked: [] })
})
