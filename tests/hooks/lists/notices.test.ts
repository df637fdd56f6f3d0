import { describe, expect, it } from 'vitest'
import { gatherMs } from '../../../src/domain/notices/owed.ts'
import { subscriptionsPerList, type WantedNotices } from '../../../src/domain/notices/subscription.ts'
import type { DueAnswer, NoticeOutcome, OwedNotice } from '../../../src/protocol/operator.ts'
import { accepted, call, type ListClient, makeList, otherKey } from '../../support/people/api.ts'
import {
  deviceOn,
  type PushedBrowser,
  pushedBrowser,
  wantedNotices,
} from '../../support/people/push-target.ts'
import { useDatabase, usePocketBase } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()
const database = useDatabase(server)

interface Row extends Record<string, unknown> {
  id: string
  owed: string
  due: number
  last_sent: number
}

function rowsOf(list: Pick<ListClient, 'id'>): Row[] {
  const sql = 'SELECT * FROM push_subscriptions WHERE list = ? ORDER BY rowid'
  return database.prepare(sql).all(list.id) as Row[]
}

/** Returns the pending notification of the only subscription of a list. */
function owedOf(list: ListClient): unknown {
  const [row] = rowsOf(list)
  return row?.owed ? JSON.parse(row.owed) : undefined
}

/** Makes all pending notifications due now. */
function makeDue(list: ListClient): void {
  const sql = "UPDATE push_subscriptions SET due = ? WHERE list = ? AND owed <> ''"
  database.prepare(sql).run(Date.now(), list.id)
}

/** Moves the pending notifications an hour ahead, because on a slow machine the time until they are due may pass. */
function postpone(list: ListClient): void {
  const sql = "UPDATE push_subscriptions SET due = due + 3600000 WHERE list = ? AND owed <> ''"
  database.prepare(sql).run(list.id)
}

const post = (list: Pick<ListClient, 'token'>, path: string, body: unknown, method = 'POST') =>
  call(`${server.url}/api/list/${path}`, { method, token: list.token, body })
const subscribe = (list: ListClient, browser: PushedBrowser, other?: Partial<WantedNotices>) =>
  post(list, 'notices', wantedNotices(browser, other))
const shop = (list: ListClient, browser: PushedBrowser, isShopping = true) =>
  subscribe(list, browser, { isShopping })

async function take(
  outcomes: readonly NoticeOutcome[] = [],
  { room = 100, inHand = {} } = {},
): Promise<readonly OwedNotice[]> {
  const body = { outcomes, room, inHand, undelivered: null }
  const answer = await call(`${server.url}/api/operator/notices`, { method: 'POST', body })
  return accepted<DueAnswer<OwedNotice>>(answer).due
}

async function takeOf(list: ListClient): Promise<OwedNotice[]> {
  return (await take()).filter((notice) => notice.list === list.id)
}

/** Makes a list with one subscribed device. */
async function told(other?: Partial<WantedNotices>) {
  const list = await makeList(server.url)
  const browser = pushedBrowser()
  expect((await subscribe(list, browser, other)).status).toBe(204)
  return { list, browser, device: deviceOn(list.id, browser) }
}

describe('a device that subscribes to notifications', () => {
  it('is stored with its options, under a name that only it can make', async () => {
    const { list, browser, device } = await told({
      kinds: ['done'],
      person: 'Ana',
      quietFrom: 22,
      quietTo: 7,
    })
    expect(rowsOf(list)).toMatchObject([
      {
        id: device,
        ...browser.target,
        kinds: '["done"]',
        person: 'Ana',
        quiet_from: 22,
        quiet_to: 7,
        owed: '',
      },
    ])
  })

  it('is stored once, with its latest options, and keeps its pause', async () => {
    const { list, browser } = await told()
    database.prepare('UPDATE push_subscriptions SET last_sent = 7 WHERE list = ?').run(list.id)
    expect((await subscribe(list, browser, { showsNames: true })).status).toBe(204)
    expect(rowsOf(list)).toMatchObject([{ shows_names: 1, last_sent: 7 }])
  })

  it('receives no names from before it turned them off', async () => {
    const { list, browser } = await told({ showsNames: true, isShopping: true })
    await list.push([list.add('lapte')])
    expect(owedOf(list)).toMatchObject({ addedNames: ['lapte'] })
    await subscribe(list, browser, { showsNames: false })
    expect(owedOf(list)).toBeUndefined()
  })

  it('is refused for invalid options and beyond the list’s limit', async () => {
    const list = await makeList(server.url)
    const wanted = wantedNotices(pushedBrowser())
    for (const body of [{}, { ...wanted, endpoint: 'https://127.0.0.1/x' }, { ...wanted, kinds: [] }])
      expect((await post(list, 'notices', body)).status).toBe(400)
    const browsers = Array.from({ length: subscriptionsPerList }, () => pushedBrowser())
    for (const browser of browsers) expect((await subscribe(list, browser)).status).toBe(204)
    expect((await subscribe(list, pushedBrowser())).status).toBe(400)
    expect((await subscribe(list, browsers[0] ?? pushedBrowser(), { person: 'Ana' })).status).toBe(204)
    expect(rowsOf(list)).toHaveLength(subscriptionsPerList)
  })

  it('takes it back, alone and as often as it likes', async () => {
    const { list, device } = await told()
    const other = pushedBrowser()
    await subscribe(list, other)
    for (let times = 0; times < 2; times += 1)
      expect((await post(list, 'notices', { device }, 'DELETE')).status).toBe(204)
    expect(rowsOf(list).map(({ id }) => id)).toEqual([deviceOn(list.id, other)])
    expect((await post(list, 'notices', {}, 'DELETE')).status).toBe(400)
  })

  it('cannot be taken back by another list’s link', async () => {
    const { list, device } = await told()
    const stranger = await makeList(server.url)
    await post(stranger, 'notices', { device }, 'DELETE')
    expect(rowsOf(list)).toMatchObject([{ id: device }])
  })
})

describe('changes add notifications', () => {
  it('of added items, for devices that are shopping', async () => {
    const { list, browser } = await told()
    await list.push([list.add('lapte')])
    expect(owedOf(list)).toBeUndefined()
    await shop(list, browser)
    await list.push([list.add('ouă'), list.add('pâine')])
    expect(owedOf(list)).toMatchObject({ added: 2, addedNames: [] })
    await shop(list, browser, false)
    await list.push([list.add('unt')])
    expect(owedOf(list)).toMatchObject({ added: 2 })
  })

  it('of the items that they took, once removed', async () => {
    const { list } = await told({ person: 'Ana', showsNames: true })
    const mine = list.add('lapte', { taker: 'Ana' })
    const theirs = list.add('ouă', { taker: 'Dan' })
    const bought = list.add('pâine', { taker: 'Ana', completed: true })
    await list.push([mine, theirs, bought])
    await list.push([mine, theirs, bought].map(({ itemId }) => list.remove(itemId)))
    expect(owedOf(list)).toMatchObject({ removed: 1, removedNames: ['lapte'] })
  })

  it('of the list, once everything is ticked, and no longer when it is not', async () => {
    const { list } = await told()
    const [milk, eggs] = [list.add('lapte'), list.add('ouă')]
    await list.push([milk, eggs])
    await list.push([list.set(milk.itemId, { completed: true })])
    expect(owedOf(list)).toBeUndefined()
    await list.push([list.set(eggs.itemId, { completed: true })])
    expect(owedOf(list)).toMatchObject({ isDone: true })
    await list.push([list.set(eggs.itemId, { completed: false })])
    expect(owedOf(list)).toBeUndefined()
  })

  it('of nothing that the device or its person did', async () => {
    const { list, device } = await told({ person: 'Ana', isShopping: true })
    const own = { since: 0, changes: [list.add('lapte')], device }
    expect((await post(list, 'changes', own)).status).toBe(200)
    await list.push([list.add('ouă')], 0, 'Ana')
    expect(owedOf(list)).toBeUndefined()
    await list.push([list.add('unt')], 0, 'Dan')
    expect(owedOf(list)).toMatchObject({ added: 1 })
  })

  it('once for a batch that is sent twice, and of nothing that is refused', async () => {
    const { list, browser } = await told()
    await shop(list, browser)
    const change = list.add('lapte')
    for (let times = 0; times < 2; times += 1) await list.push([change, list.remove(otherKey(list))])
    expect(owedOf(list)).toMatchObject({ added: 1 })
  })

  it('for no other list', async () => {
    const [one, other] = [await told(), await told()]
    for (const { list, browser } of [one, other]) await shop(list, browser)
    await one.list.push([one.list.add('lapte')])
    expect(owedOf(one.list)).toMatchObject({ added: 1 })
    expect(owedOf(other.list)).toBeUndefined()
  })

  it('beside fifty concurrent changes, each item once', async () => {
    const { list, browser } = await told()
    await shop(list, browser)
    await Promise.all(Array.from({ length: 50 }, (_, index) => list.push([list.add(`lucrul ${index}`)])))
    expect(owedOf(list)).toMatchObject({ added: 50 })
  })
})

describe('due notifications are handed over', () => {
  it('when due, once, with all that sending needs, and never the list’s key', async () => {
    const { list, browser, device } = await told({ quietFrom: 22, quietTo: 7, isShopping: true })
    const pushedMs = Date.now()
    await list.push([list.add('lapte')])
    expect(rowsOf(list)[0]?.due).toBeGreaterThanOrEqual(pushedMs + gatherMs)
    postpone(list)
    expect(await takeOf(list)).toEqual([])
    makeDue(list)
    const before = Date.now()
    const { due } = rowsOf(list)[0] ?? {}
    const [notice, ...others] = await takeOf(list)
    expect(others).toEqual([])
    expect(notice).toEqual({
      ...browser.target,
      id: device,
      list: list.id,
      zone: 'Europe/Bucharest',
      quietFrom: 22,
      quietTo: 7,
      owed: { added: 1, removed: 0, isDone: false, addedNames: [], removedNames: [] },
      takenMs: rowsOf(list)[0]?.last_sent,
      sinceMs: due,
      retries: 0,
    })
    expect(JSON.stringify(notice)).not.toContain(list.token)
    expect(await takeOf(list)).toEqual([])
    expect(rowsOf(list)[0]?.last_sent).toBeGreaterThanOrEqual(before)
  })

  it('five minutes after the one before', async () => {
    const { list, browser } = await told()
    await shop(list, browser)
    const sentMs = Date.now() - 60_000
    database.prepare('UPDATE push_subscriptions SET last_sent = ? WHERE list = ?').run(sentMs, list.id)
    await list.push([list.add('lapte')])
    expect(rowsOf(list)[0]?.due).toBe(sentMs + 5 * 60_000)
    expect(await takeOf(list)).toEqual([])
  })

  it('not by a node that the list is leaving', async () => {
    const { list, browser } = await told()
    await shop(list, browser)
    await list.push([list.add('lapte')])
    makeDue(list)
    const slot = list.token.slice(0, 3)
    database.prepare("INSERT INTO slots (slot, state, epoch) VALUES (?, 'held', 1)").run(slot)
    expect(await takeOf(list)).toEqual([])
    database.prepare('DELETE FROM slots WHERE slot = ?').run(slot)
    expect(await takeOf(list)).toHaveLength(1)
  })

  it('and a subscription that the push service calls ended is deleted', async () => {
    const { list, device } = await told()
    const staying = pushedBrowser()
    await subscribe(list, staying)
    await take([{ outcome: 'gone', id: device }])
    expect(rowsOf(list).map(({ id }) => id)).toEqual([deviceOn(list.id, staying)])
    expect((await call(`${server.url}/api/operator/notices`, { method: 'POST', body: {} })).status).toBe(400)
  })
})

describe('a notice that was not taken', () => {
  /** Makes a list with a notification that was handed to the site's server. */
  async function handedOver(other: Partial<WantedNotices> = {}) {
    const subscribed = await told({ isShopping: true, showsNames: true, ...other })
    const { list } = subscribed
    await list.push([list.add('lapte')])
    makeDue(list)
    const [notice = expect.unreachable()] = await takeOf(list)
    return { ...subscribed, notice }
  }
  const failed = ({ id, owed, takenMs, sinceMs, retries }: OwedNotice, waitMs = 0): NoticeOutcome => ({
    ...{ outcome: 'failed', id, owed, takenMs, sinceMs, retries, waitMs },
  })

  it('is due again, later each time, with the changes since', async () => {
    const { list, notice } = await handedOver()
    await list.push([list.add('ouă')])
    const before = Date.now()
    await take([failed(notice)])
    expect(owedOf(list)).toMatchObject({ added: 2, addedNames: ['lapte', 'ouă'] })
    expect(rowsOf(list)[0]?.due).toBeGreaterThanOrEqual(before + 10_000)
    postpone(list)
    expect(await takeOf(list)).toEqual([])
    await list.push([list.add('unt')])
    makeDue(list)
    const [again = expect.unreachable()] = await takeOf(list)
    expect(again).toMatchObject({ owed: { added: 3 }, sinceMs: notice.sinceMs, retries: 1 })
    const beforeNext = Date.now()
    await take([failed(again)])
    expect(rowsOf(list)[0]?.due).toBeGreaterThanOrEqual(beforeNext + 20_000)
  })

  it('waits as long as the push service asks for', async () => {
    const { list, notice } = await handedOver()
    const before = Date.now()
    await take([failed(notice, 120_000)])
    expect(rowsOf(list)[0]?.due).toBeGreaterThanOrEqual(before + 120_000)
  })

  it('is dropped after fifteen minutes, and later news is sent as usual', async () => {
    const { list, notice } = await handedOver()
    await take([failed({ ...notice, sinceMs: Date.now() - 15 * 60_000 })])
    expect(owedOf(list)).toBeUndefined()
    await list.push([list.add('ouă')])
    expect(owedOf(list)).toMatchObject({ added: 1 })
    makeDue(list)
    expect(await takeOf(list)).toMatchObject([{ retries: 0, owed: { addedNames: ['ouă'] } }])
  })

  it('is not owed again once the device has opened the list, before the failure is known and after', async () => {
    const wanted = { isShopping: true, showsNames: true }
    for (const isKnown of [false, true]) {
      const { list, browser, notice } = await handedOver()
      if (isKnown) await take([failed(notice)])
      expect(owedOf(list) !== undefined).toBe(isKnown)
      await subscribe(list, browser, wanted)
      if (!isKnown) await take([failed(notice)])
      expect(owedOf(list)).toBeUndefined()
      await list.push([list.add('ouă')])
      expect(owedOf(list)).toMatchObject({ added: 1, addedNames: ['ouă'] })
    }
  })

  it('ends with its subscription', async () => {
    const { list, device, notice } = await handedOver()
    await post(list, 'notices', { device }, 'DELETE')
    await take([failed(notice)])
    expect(rowsOf(list)).toEqual([])
  })

  it('is owed again once, however often that is said, and not after a later one was handed over', async () => {
    const { list, notice } = await handedOver()
    await take([failed(notice), failed(notice)])
    postpone(list)
    await take([failed(notice)])
    expect(owedOf(list)).toMatchObject({ added: 1 })
    makeDue(list)
    expect(await takeOf(list)).toHaveLength(1)
    await take([failed(notice)])
    expect(owedOf(list)).toBeUndefined()
  })

  it('does not say that everything is ticked once it is not', async () => {
    const { list } = await told()
    const milk = list.add('lapte')
    await list.push([milk])
    await list.push([list.set(milk.itemId, { completed: true })])
    makeDue(list)
    const [notice = expect.unreachable()] = await takeOf(list)
    expect(notice.owed).toMatchObject({ isDone: true })
    await list.push([list.add('ouă')])
    await take([failed(notice)])
    expect(owedOf(list)).toBeUndefined()
  })

  it('loses no additions of fifty people meanwhile', async () => {
    const { list, notice } = await handedOver()
    const adding = Array.from({ length: 50 }, (_, index) => list.push([list.add(`lucrul ${index}`)]))
    await Promise.all([...adding.slice(0, 25), take([failed(notice)]), ...adding.slice(25)])
    expect(owedOf(list)).toMatchObject({ added: 51 })
  })
})

describe('due notifications of many lists are handed over in turns', () => {
  it('so that the many devices of one list keep no other one waiting', async () => {
    // Failed notifications of other tests are due again after 10 s, which a busy machine needs for this test.
    database.exec('DELETE FROM push_subscriptions')
    const crowd = await told({ isShopping: true })
    for (let more = 1; more < 30; more += 1) await shop(crowd.list, pushedBrowser())
    const alone = await told({ isShopping: true })
    for (const { list } of [crowd, alone]) {
      await list.push([list.add('lapte')])
      makeDue(list)
    }
    const [crowdId, aloneId] = [crowd.list.id, alone.list.id]
    const taken = async (room: number, inHand: Record<string, number>) =>
      (await take([], { room, inHand })).map(({ list }) => list)
    expect(await taken(0, {})).toEqual([])
    expect(await taken(1, { [crowdId]: 1 })).toEqual([aloneId])
    expect(await taken(100, { [crowdId]: 1 })).toEqual([crowdId, crowdId, crowdId])
    expect(await taken(100, { [crowdId]: 4 })).toEqual([])
    expect(await taken(100, {})).toHaveLength(4)
  })
})

describe('a subscription ends', () => {
  it('with its list', async () => {
    const { list } = await told()
    await call(`${server.url}/api/list`, { method: 'DELETE', token: list.token })
    expect(rowsOf(list)).toEqual([])
  })

  it('with the link that it was made by, and not with the read-only one', async () => {
    const { list } = await told()
    await post(list, 'links', { readToken: otherKey(list) })
    expect(rowsOf(list)).toHaveLength(1)
    await post(list, 'links', { shareToken: otherKey(list) })
    expect(rowsOf(list)).toEqual([])
  })
})
