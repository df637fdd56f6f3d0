import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { drain, join as joinCluster } from '../../../scripts/lib/cluster/join.ts'
import { move } from '../../../scripts/lib/cluster/move.ts'
import { clientOf } from '../../../scripts/lib/cluster/nodes.ts'
import { statusOf } from '../../../scripts/lib/cluster/status.ts'
import { openStream } from '../../support/live/event-stream.ts'
import { accepted, call, ListClient, makeList, makeListWithItem, otherKey } from '../../support/people/api.ts'
import { programOf } from '../../support/people/program.ts'
import { pushedBrowser, wantedNotices } from '../../support/people/push-target.ts'
import { TasksProgram } from '../../support/people/tasks-program.ts'
import { clusterKey, hasRouter, startCluster, type TestCluster } from '../../support/server/cluster.ts'

/** The nodes whose databases have a list. */
function homesOf({ id }: { id: string }): string[] {
  return Object.keys(cluster.nodes).filter(
    (name) => rowsIn(name, 'SELECT 1 FROM lists WHERE id = ?', id).length > 0,
  )
}

function rowsIn(name: string, sql: string, ...values: string[]): unknown[] {
  const folder = cluster.nodes[name]?.dataFolder ?? ''
  const database = new DatabaseSync(join(folder, 'pb/data.db'), { timeout: 10_000 })
  try {
    return database.prepare(sql).all(...values)
  } finally {
    database.close()
  }
}

const slotOf = ({ token }: { token: string }) => token.slice(0, 3)
const ownerOf = (list: { token: string }) => cluster.read().slots.get(slotOf(list))?.node

function moveList(list: { token: string }, from: string, to: string) {
  return move(cluster.read(), cluster.path, { slots: [slotOf(list)], from, to })
}

const closers: (() => void)[] = []
let cluster: TestCluster
describe.skipIf(!hasRouter)('several nodes behind HAProxy', () => {
  beforeAll(async () => {
    cluster = await startCluster(['a', 'b', 'c'])
  })
  afterAll(() => cluster.stop())
  afterEach(() => {
    for (const close of closers.splice(0)) close()
  })

  it('begins with all lists on one, and gives each new node its share', async () => {
    const lists = await Promise.all(Array.from({ length: 40 }, () => makeList(cluster.url)))
    for (const name of ['b', 'c']) await joinCluster(cluster.read(), cluster.path, name)
    await expect.poll(async () => (await statusOf(cluster.read())).findings).toEqual([])
    for (const list of lists) {
      expect(homesOf(list)).toEqual([ownerOf(list)])
      expect(await list.read()).toMatchObject({ id: list.id })
    }
    const counts = (await statusOf(cluster.read())).nodes.map(({ slots }) => slots)
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(3)
  })

  it('takes a list along whole, and every later request to where it is', async () => {
    const { list, itemId } = await makeListWithItem(cluster.url)
    const reader = new ListClient(cluster.url, list.id, otherKey(list))
    await call(`${cluster.url}/api/list/links`, {
      method: 'POST',
      token: list.token,
      body: { readToken: reader.token },
    })
    const wanted = wantedNotices(pushedBrowser(), { isShopping: true })
    await call(`${cluster.url}/api/list/notices`, { method: 'POST', token: list.token, body: wanted })
    const toldOf = (name: string) => rowsIn(name, 'SELECT * FROM push_subscriptions WHERE list = ?', list.id)
    const webhooksOf = (name: string) =>
      rowsIn(name, 'SELECT key, list, url, secret FROM webhooks WHERE list = ?', list.id)
    const bought = list.add('pâine', { completed: true })
    await list.push([bought])
    await list.push([list.remove(bought.itemId)])
    const { program } = await programOf(list, cluster.url)
    const added = await program.add('ouă', 'unu')
    expect(added.status).toBe(201)
    await program.ask('PUT', 'webhook', { url: 'https://casa.example.org/x' })
    const tasks = new TasksProgram(cluster.url, program.key)
    await tasks.put('a@b', ['SUMMARY:unt', 'PRIORITY:1'])
    const synced = await tasks.changesSince('')
    const before = await list.read()
    const from = ownerOf(list) ?? ''
    const to = from === 'b' ? 'c' : 'b'
    const told = toldOf(from)
    const announced = webhooksOf(from)
    await moveList(list, from, to)
    expect(homesOf(list)).toEqual([to])
    expect(await list.read()).toEqual(before)
    expect([told.length, toldOf(to), toldOf(from)]).toEqual([1, told, []])
    expect([announced.length, webhooksOf(to), webhooksOf(from)]).toEqual([1, announced, []])
    expect(await reader.read()).toMatchObject({ isReadOnly: true, rev: before.rev })
    const { text } = await call(`${cluster.url}/api/list/history`, { token: list.token })
    expect(JSON.parse(text).bought).toHaveLength(1)
    expect((await program.add('ouă', 'unu')).body).toEqual(added.body)
    expect(await program.items()).toHaveLength(3)
    expect((await tasks.get('a@b')).text).toContain('PRIORITY:1')
    expect((await tasks.changesSince(synced.token)).hrefs).toEqual([])
    expect((await tasks.get(itemId)).status).toBe(200)
    expect((await list.push([bought])).results[0]).toMatchObject({ status: 'done' })
    expect((await list.push([list.set(itemId, { completed: true })])).rev).toBe(before.rev + 1)
    const page = await fetch(`${cluster.url}/list/${list.token}`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('lapte')])
  })

  it('goes on with lists whose keys changed since they were copied', async () => {
    const slot = '001'
    const keys = [slot, slot, slot].map((digits) => digits + randomUUID().slice(digits.length))
    const [one, other] = [
      new ListClient(cluster.url, undefined, keys[0]),
      new ListClient(cluster.url, undefined, keys[1]),
    ]
    for (const list of [one, other]) accepted(await list.create())
    const { node: from = '' } = cluster.read().slots.get(slot) ?? {}
    const to = from === 'b' ? 'c' : 'b'
    const target = clientOf(cluster.read().nodes[to] ?? expect.unreachable())
    await target.place({ slots: [slot], from: ['elsewhere'], to: 'arriving' })
    await target.pull([slot], cluster.read().nodes[from]?.address ?? '')
    for (const [token, shareToken] of [
      [keys[0], keys[2]],
      [keys[1], keys[0]],
      [keys[2], keys[1]],
    ]) {
      const wanted = { method: 'POST', token, body: { shareToken } }
      expect((await call(`${cluster.url}/api/list/links`, wanted)).status).toBe(204)
    }
    await moveList(one, from, to)
    expect(await new ListClient(cluster.url, one.id, keys[1]).read()).toMatchObject({ id: one.id })
    expect(await new ListClient(cluster.url, other.id, keys[0]).read()).toMatchObject({ id: other.id })
  })

  it('brings a list that has ended no device back on the new node', async () => {
    const list = await makeList(cluster.url)
    const from = ownerOf(list) ?? ''
    await call(`${cluster.url}/api/list`, { method: 'DELETE', token: list.token })
    await moveList(list, from, from === 'b' ? 'c' : 'b')
    expect((await list.create()).status).toBe(400)
  })

  it('ends the streams of the lists that moved, and of no other', async () => {
    const [moving, staying] = await twoOfDifferentSlots()
    const streams = await Promise.all(
      [moving, staying].map(async (list) => {
        const stream = await openStream(cluster.url, slotOf(list))
        closers.push(stream.close)
        expect((await stream.subscribe([`list:${list.id}`], list.token)).status).toBe(204)
        return stream
      }),
    )
    const from = ownerOf(moving) ?? ''
    await moveList(moving, from, from === 'b' ? 'c' : 'b')
    await streams[0]?.ended
    await staying.push([staying.add('unt')])
    await streams[1]?.until((messages) => messages.length > 0)
  })

  it('loses no changes of people who shop meanwhile', async () => {
    const list = await makeList(cluster.url)
    let isMoving = true
    const added: string[] = []
    const shop = async () => {
      while (isMoving) {
        const change = list.add('măr')
        const { status } = await list.send([change])
        if (status === 200) added.push(change.itemId)
        else expect(status).toBe(503)
      }
    }
    const shopping = [shop(), shop()]
    for (const to of ['b', 'c', 'a', 'c', 'b']) {
      const from = ownerOf(list) ?? ''
      if (from !== to) await moveList(list, from, to)
    }
    isMoving = false
    await Promise.all(shopping)
    expect(added.length).toBeGreaterThan(5)
    expect((await list.items()).map(({ id }) => id).sort()).toEqual(added.sort())
    expect(homesOf(list)).toEqual(['b'])
  })

  it('handles the saved lists of an account as one node does', async () => {
    const list = await makeList(cluster.url)
    const from = ownerOf(list) ?? ''
    if (from === 'a') await moveList(list, 'a', 'b')
    const node = ownerOf(list) ?? ''
    const keeper = 'ab'.repeat(16)
    const ask = (path: string, request: object) =>
      call(`${cluster.innerUrl}/api/cluster/keepers${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${clusterKey}` },
        body: { keeper },
        ...request,
      })
    expect(accepted(await ask('', { token: list.token }))).toMatchObject({ listId: list.id })
    expect(rowsIn(node, 'SELECT saved FROM lists WHERE id = ?', list.id)).toEqual([{ saved: 1 }])
    await moveList(list, node, node === 'b' ? 'c' : 'b')
    const now = ownerOf(list) ?? ''
    expect(rowsIn(now, 'SELECT saved FROM lists WHERE id = ?', list.id)).toEqual([{ saved: 1 }])
    expect((await ask(`/leave?slot=${slotOf(list)}`, {})).status).toBe(204)
    expect(rowsIn(now, 'SELECT saved FROM lists WHERE id = ?', list.id)).toEqual([{ saved: 0 }])
  })

  it.each([
    ['/api/cluster/state', {}],
    ['/api/cluster/keepers', { token: randomUUID() }],
    ['/api/cluster/keyed/open', { token: randomUUID() }],
    ['/api/cluster/keyed/lists', {}],
    ['/api/cluster/build', {}],
    ['//api/cluster/state', {}],
    ['/API/cluster/state', {}],
    ['/api%2fcluster/state', {}],
  ])('lets no visitor at %s, even one with the key', async (path, request) => {
    const headers = { Authorization: `Bearer ${clusterKey}` }
    const reply = await call(`${cluster.url}${path}`, { method: 'POST', headers, body: {}, ...request })
    expect(reply.status).toBe(404)
  })

  it('gives nodes the pages published by home, by the inner address alone', async () => {
    const request = { method: 'POST', headers: { Authorization: `Bearer ${clusterKey}` }, body: {} }
    const asked = await call(`${cluster.innerUrl}/api/cluster/build`, request)
    const atHome = await call(`${cluster.nodes.a?.url}/api/cluster/build`, request)
    expect(accepted(asked)).toEqual(accepted(atHome))
    expect((await call(`${cluster.innerUrl}/api/cluster/state`, request)).status).toBe(404)
  })

  it('follows the same map after HAProxy was killed', async () => {
    const list = await makeList(cluster.url)
    const from = ownerOf(list) ?? ''
    await moveList(list, from, from === 'b' ? 'c' : 'b')
    await cluster.restartRouter()
    expect(await list.read()).toMatchObject({ id: list.id })
    await expect.poll(async () => (await statusOf(cluster.read())).findings).toEqual([])
  })

  it('hands everything back when a node goes', async () => {
    const lists = await Promise.all(Array.from({ length: 20 }, () => makeList(cluster.url)))
    await drain(cluster.read(), cluster.path, 'c')
    for (const list of lists) expect(homesOf(list)).toEqual([ownerOf(list)])
    expect((await statusOf(cluster.read())).nodes.find(({ name }) => name === 'c')).toMatchObject({
      slots: 0,
      lists: 0,
    })
  })
})

async function twoOfDifferentSlots() {
  const [one, other] = [await makeList(cluster.url), await makeList(cluster.url)]
  return slotOf(one) === slotOf(other)
    ? ([one, await makeList(cluster.url)] as const)
    : ([one, other] as const)
}
