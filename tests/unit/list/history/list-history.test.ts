import { atom } from 'nanostores'
import { describe, expect, test, vi } from 'vitest'
import type { Item } from '../../../../src/domain/item/item.ts'
import {
  followHistory,
  historyAtHand,
  historyToLearnFrom,
  tellHistory,
} from '../../../../src/list/history/list-history.ts'
import type { Connection } from '../../../../src/list/list.ts'
import type { HistorySource, ListHistory } from '../../../../src/sync/list-history.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const thing = (name: string) => ({
  name,
  quantity: '1',
  unit: 'st',
  category: '' as const,
  store: '',
  price: '',
  ticked: 0,
  atMs: 0,
})
const history = (...names: string[]): ListHistory => ({ bought: names.map(thing), ticked: [] })
const unknown: ListHistory = { bought: undefined, ticked: [] }

/** Returns a list with these histories on the server and on the device. */
function makeList(said: { server: ListHistory; device: ListHistory }) {
  const $items = atom<ReadonlyMap<string, Item>>(new Map())
  const $waiting = atom(0)
  const $connection = atom<Connection>({ kind: 'live' })
  const ask = vi.fn(async (from: HistorySource) => said[from === 'device' ? 'device' : 'server'])
  return { said, $items, $waiting, $connection, history: ask }
}

function follow(list: ReturnType<typeof makeList>) {
  const { $known } = followHistory(list)
  const told: string[] = []
  const stop = $known.subscribe(({ bought, reading }) => {
    told.push(`${bought?.map(({ name }) => name).join() ?? '?'} ${reading}`)
  })
  return { told, stop }
}

describe('a reader of a history', () => {
  test('sees the device’s copy, then the server’s', async () => {
    const { told, stop } = follow(makeList({ server: history('ouă', 'lapte'), device: history('lapte') }))
    await expect.poll(() => told.at(-1)).toBe('ouă,lapte done')
    expect(told).toEqual(['? going-on', 'lapte going-on', 'ouă,lapte done'])
    stop()
  })

  test('is notified when there is no answer, and sees the device’s copy', async () => {
    const kept = follow(makeList({ server: unknown, device: history('lapte') }))
    const never = follow(makeList({ server: unknown, device: unknown }))
    await expect.poll(() => kept.told.at(-1)).toBe('lapte failed')
    await expect.poll(() => never.told.at(-1)).toBe('? failed')
    for (const { stop } of [kept, never]) stop()
  })

  test('sees the server’s word once the connection is back', async () => {
    const list = makeList({ server: unknown, device: unknown })
    const { told, stop } = follow(list)
    await expect.poll(() => told.at(-1)).toBe('? failed')
    list.said.server = history('lapte')
    list.$connection.set({ kind: 'reconnecting', attempt: 1 })
    await expect.poll(() => told.at(-1)).toBe('lapte done')
    stop()
  })

  test('sees items bought by others meanwhile, and asks for nothing that is not bought', async () => {
    const list = makeList({ server: history('lapte'), device: unknown })
    const { told, stop } = follow(list)
    await expect.poll(() => told.at(-1)).toBe('lapte done')
    const asked = list.history.mock.calls.length
    const bread = itemOf({ name: 'pâine' })
    list.$items.set(new Map([[bread.id, bread]]))
    expect(list.history.mock.calls.length).toBe(asked)
    list.said.server = history('pâine', 'lapte')
    list.$items.set(new Map([[bread.id, { ...bread, completed: true, deleted: true }]]))
    await expect.poll(() => told.at(-1)).toBe('pâine,lapte done')
    stop()
  })

  test('sees the same without a storage on the device while the server is asked again', async () => {
    const list = makeList({ server: history('lapte'), device: unknown })
    const { told, stop } = follow(list)
    await expect.poll(() => told.at(-1)).toBe('lapte done')
    list.said.server = unknown
    list.$connection.set({ kind: 'offline' })
    await expect.poll(() => told.at(-1)).toBe('lapte failed')
    expect(told.slice(told.indexOf('lapte done'))).toEqual(['lapte done', 'lapte going-on', 'lapte failed'])
    stop()
  })

  test('is not bothered by a failure of the code that reads it', async () => {
    const list = makeList({ server: unknown, device: unknown })
    list.history.mockRejectedValue(new TypeError('not fetched'))
    const { told, stop } = follow(list)
    await expect.poll(() => told.at(-1)).toBe('? failed')
    expect(await historyAtHand(list)).toEqual([])
    stop()
  })
})

test('the history at hand is the server’s, else the device’s', async () => {
  expect(await historyAtHand(makeList({ server: history('a'), device: history('b') }))).toEqual([thing('a')])
  expect(await historyAtHand(makeList({ server: unknown, device: history('b') }))).toEqual([thing('b')])
})

describe('the source of an order', () => {
  test('is at hand, and the word of the server for the next time', async () => {
    const list = makeList({ server: history('lapte', 'ouă'), device: history('lapte') })
    expect((await historyToLearnFrom(list)).map(({ name }) => name)).toEqual(['lapte'])
    expect(list.history).toHaveBeenCalledWith('server')
  })

  test('is the word of the server where nothing is at hand, and nothing where it says nothing', async () => {
    const list = makeList({ server: history('ouă'), device: unknown })
    expect((await historyToLearnFrom(list)).map(({ name }) => name)).toEqual(['ouă'])
    list.said.server = unknown
    expect(await historyToLearnFrom(list)).toEqual([])
  })
})

describe('a history for listeners', () => {
  const toldOf = (list: ReturnType<typeof makeList>) => {
    const told: string[] = []
    const stop = tellHistory(list, (bought) => told.push(bought.map(({ name }) => name).join()))
    return { told, stop }
  }

  test('is the stored one, then the server’s before it', async () => {
    const { told } = toldOf(makeList({ server: history('ouă'), device: history('lapte') }))
    await expect.poll(() => told).toEqual(['lapte', 'ouă,lapte'])
  })

  test('is the stored one if the server has none, and is not sent to ended listeners', async () => {
    const list = makeList({ server: unknown, device: history('lapte') })
    const { told } = toldOf(list)
    await expect.poll(() => told).toEqual(['lapte'])
    const ended = toldOf(list)
    ended.stop()
    const { told: later } = toldOf(list)
    await expect.poll(() => later).toEqual(['lapte'])
    expect([told, ended.told]).toEqual([['lapte'], []])
  })
})
