import { randomUUID } from 'node:crypto'
import { cpSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { MemoryStorage } from '../../../src/sync/storage/memory-storage.ts'
import { untilThere } from '../../support/limits.ts'
import { NodeEventSource } from '../../support/live/node-event-source.ts'
import { Screen } from '../../support/pages/screen.ts'
import { accepted, call, ListClient, makeList, makeListWithItem } from '../../support/people/api.ts'
import { pushedBrowser, wantedNotices } from '../../support/people/push-target.ts'
import { usePocketBase } from '../../support/server/use-pocketbase.ts'
import { copyWhileStopped, waysBack } from '../../support/server/ways-back.ts'

const isNotThere = { status: 404, text: expect.stringContaining('Lista nu a putut fi găsită') }

const server = usePocketBase()
beforeAll(() => {
  vi.stubGlobal('EventSource', NodeEventSource)
})

async function gapsOf(list: ListClient): Promise<number[][]> {
  const { lost = [] } = (await list.read()) as { lost?: number[][] }
  return lost
}

async function openScreen(list: ListClient): Promise<Screen> {
  const screen = new Screen(list)
  await screen.open()
  return screen
}

/** Waits until the screens and the server have the same items and revision, and no change waits. */
async function untilSame(list: ListClient, ...screens: Screen[]): Promise<void> {
  await vi.waitFor(async () => {
    const stored = Object.fromEntries((await list.read()).items.map((item) => [item.id, item]))
    for (const screen of screens) {
      expect(screen.isSettled).toBe(true)
      expect(Object.keys(screen.items).sort()).toEqual(Object.keys(stored).sort())
      expect(screen.replica.list?.snapshot?.head.rev).toBe((await list.read()).rev)
    }
  }, untilThere)
}

describe.each(waysBack)('a server that went back %s', (_, keepCopy) => {
  it('gets back another tab’s changes from a device, also by a tab that lacks them and writes first', async () => {
    const list = await makeList(server.url)
    await list.push([list.add('lapte')])
    const goBack = await keepCopy(server)
    const device = new MemoryStorage()
    const [open, closed] = [new Screen(list, device), new Screen(list, device)]
    await open.replica.start()
    await closed.replica.start()
    await closed.wish({ kind: 'add', itemId: randomUUID(), fields: { name: 'ouă' } })
    await vi.waitUntil(() => closed.isSettled, untilThere)
    closed.close()

    await goBack()
    await open.wish({ kind: 'add', itemId: randomUUID(), fields: { name: 'pâine' } })
    await untilSame(list, open)
    open.close()
    const { items } = await list.read()
    expect(items.map(({ name }) => name).sort()).toEqual(['lapte', 'ouă', 'pâine'])
  })

  it('gets back all that open pages had acknowledged since', async () => {
    const list = await makeList(server.url, 'Veche')
    const [milk, bread, eggs] = [list.add('lapte'), list.add('pâine'), list.add('ouă')]
    await list.push([milk, bread])
    const goBack = await keepCopy(server)

    const [ana, ion] = [await openScreen(list), await openScreen(list)]
    await ana.wish({ kind: 'add', itemId: eggs.itemId, fields: { name: 'ouă' } })
    await ana.wish({ kind: 'set', itemId: milk.itemId, fields: { completed: true } })
    await ion.wish({ kind: 'remove', itemId: bread.itemId })
    await ion.wish({ kind: 'rename', name: 'Nouă' })
    await untilSame(list, ana, ion)
    const before = await list.read()

    await goBack()
    await untilSame(list, ana, ion)
    await vi.waitFor(async () => expect(await list.read()).toMatchObject({ name: 'Nouă' }), untilThere)
    const after = await list.read()
    expect(after.rev).toBeGreaterThan(before.rev)
    expect(withoutRevs(after.items)).toEqual(withoutRevs(before.items))
    for (const screen of [ana, ion]) screen.close()
  })

  it('gets back a list that it did not have yet', async () => {
    const goBack = await keepCopy(server)
    const { list, itemId } = await makeListWithItem(server.url)
    const screen = await openScreen(list)
    await screen.wish({ kind: 'set', itemId, fields: { quantity: '4' } })
    await untilSame(list, screen)

    await goBack()
    await vi.waitFor(
      async () => expect(await list.items()).toMatchObject([{ id: itemId, quantity: '4' }]),
      untilThere,
    )
    screen.close()
  })
})

function withoutRevs(items: readonly { id: string; rev: number }[]) {
  return Object.fromEntries(items.map(({ rev: _, ...item }) => [item.id, item]))
}

/** Returns the recall that a device sends for an item that it has. */
function recallOf(list: ListClient, itemId: string, rev: number, fields: object, deleted = false) {
  return { id: randomUUID(), listId: list.id, kind: 'recall', itemId, rev, fields, deleted }
}

describe('the restored state', () => {
  /** Makes a list that lost its revisions after the first. @returns the list, and two revisions in its gap */
  async function restoredList() {
    const { list, itemId } = await makeListWithItem(server.url)
    const goBack = await copyWhileStopped(server)
    await goBack()
    const [after = 0] = (await gapsOf(list)).at(-1) ?? []
    return { list, itemId, earlier: after + 1, later: after + 2 }
  }

  it('has the list’s options, unless they were set since', async () => {
    const { list, earlier, later } = await restoredList()
    const recall = (key: string, value: string, rev: number) => ({
      ...{ id: randomUUID(), listId: list.id, kind: 'recall-option' },
      ...{ key, value, rev },
    })
    await list.push([list.setOption('voucherDay', '4500')])
    await list.push([
      recall('budget', '15000', later),
      recall('budget', '14000', earlier),
      recall('voucherDay', '1', later),
    ])
    expect(await list.read()).toMatchObject({
      options: [
        { key: 'voucherDay', value: '4500', rev: expect.any(Number) },
        { key: 'budget', value: '15000', rev: later },
      ],
    })
  })

  it('is the same for any order in which devices return', async () => {
    const { list, itemId, earlier, later } = await restoredList()
    await list.push([
      recallOf(list, itemId, later, { name: 'lapte', quantity: '9', completed: true }),
      recallOf(list, itemId, earlier, { name: 'lapte', quantity: '5', unit: 'l' }),
    ])
    expect(await list.items()).toMatchObject([{ quantity: '9', unit: 'st', completed: true }])
  })

  it('has bought and restored items, once', async () => {
    const { list, itemId, earlier, later } = await restoredList()
    const bought = () => call(`${server.url}/api/list/history`, { token: list.token })
    const gone = recallOf(list, itemId, earlier, { name: 'lapte', completed: true }, true)
    await list.push([gone])
    await list.push([{ ...gone, id: randomUUID() }])
    expect(accepted(await bought())).toMatchObject({ bought: [{ name: 'lapte' }] })
    await list.push([recallOf(list, itemId, later, { name: 'lapte', completed: true })])
    expect(accepted(await bought())).toEqual({ bought: [] })
  })

  it('has no notification subscriptions: they may have been revoked since', async () => {
    const list = await makeList(server.url)
    const body = wantedNotices(pushedBrowser())
    await call(`${server.url}/api/list/notices`, { method: 'POST', token: list.token, body })
    const goBack = await copyWhileStopped(server)
    await goBack()
    const database = new DatabaseSync(join(server.dataFolder, 'data.db'), { readOnly: true, timeout: 10_000 })
    const told = database.prepare('SELECT 1 FROM push_subscriptions WHERE list = ?').all(list.id)
    database.close()
    expect(told).toEqual([])
  })

  it('keeps changes made since the restore, and brings back the rest', async () => {
    const { list, itemId, later } = await restoredList()
    await list.push([list.set(itemId, { quantity: '2' })])
    await list.push([recallOf(list, itemId, later, { name: 'unt', quantity: '9' })])
    expect(await list.items()).toMatchObject([{ name: 'unt', quantity: '2' }])
  })

  it('counts for nothing where nothing was lost', async () => {
    const { list, itemId } = await makeListWithItem(server.url)
    const { rev } = await list.read()
    await list.push([itemId, randomUUID()].map((id) => recallOf(list, id, rev, { name: 'unt' })))
    expect(await list.items()).toMatchObject([{ name: 'lapte' }])
  })

  it('is held to the rules of every other change', async () => {
    const { list, itemId, later } = await restoredList()
    const { results } = await list.push([
      recallOf(list, itemId, later, { name: '<script>' }),
      recallOf(list, 'x', later, { name: 'unt' }),
      { ...recallOf(list, itemId, later, { name: 'unt' }), listId: randomUUID() },
      { ...recallOf(list, itemId, later, { name: 'unt' }), rev: '9' },
    ])
    expect(results.map(({ status }) => status)).toEqual(['refused', 'refused', 'refused', 'refused'])
    expect(await list.items()).toMatchObject([{ name: 'lapte' }])
  })

  it('is asked for before a newer page’s changes; an older page is not asked', async () => {
    const { list, later } = await restoredList()
    const add = list.add('ouă')
    const body = { since: later, changes: [add], follows: true }
    const url = `${list.url}/api/list/changes`
    expect((await call(url, { method: 'POST', token: list.token, body })).status).toBe(409)
    const { from, results } = await list.push([add], later)
    expect({ from, results }).toEqual({ from: 0, results: [{ id: add.id, status: 'done' }] })
  })
})

describe('a list that its device knows and the server does not', () => {
  const makeAgain = (list: ListClient, rev: number) =>
    call(`${list.url}/api/list`, { method: 'POST', token: list.token, body: { id: list.id, name: 'x', rev } })

  it('is made again only by a server that was restored since', async () => {
    const list = new ListClient(server.url)
    expect(await makeAgain(list, Date.now() + 60_000)).toMatchObject(isNotThere)
    expect((await makeAgain(list, 5)).status).toBe(200)
  })

  it('stays away when it was deleted', async () => {
    const list = await makeList(server.url)
    const goBack = await copyWhileStopped(server)
    await goBack()
    expect((await call(`${list.url}/api/list`, { method: 'DELETE', token: list.token })).status).toBe(204)
    for (const rev of [0, 5]) expect((await makeAgain(list, rev)).status).toBeGreaterThanOrEqual(400)
  })

  it('is restored only by devices with its present link', async () => {
    const list = await makeList(server.url)
    await list.push([list.add('lapte')])
    const goBack = await copyWhileStopped(server)
    await goBack()
    expect(await makeAgain(new ListClient(server.url, list.id), 5)).toMatchObject(isNotThere)
    expect(await list.items()).toHaveLength(1)
  })
})

describe('a restore', () => {
  it('is noticed by no start that is none, however often the server dies', async () => {
    const { list } = await makeListWithItem(server.url)
    const before = await list.read()
    for (let round = 0; round < 5; round += 1) {
      await server.kill9()
      await server.restart()
    }
    expect(await list.read()).toEqual(before)
  })

  it('is noticed when everything was copied back, the mark included', async () => {
    const { list } = await makeListWithItem(server.url)
    const folder = dirname(server.dataFolder)
    const { rev } = await list.read()
    await server.kill9()
    for (const name of ['data', 'lineage']) {
      cpSync(join(folder, name), join(folder, `${name}-copied`), {
        recursive: true,
        preserveTimestamps: true,
      })
      rmSync(join(folder, name), { recursive: true })
      renameSync(join(folder, `${name}-copied`), join(folder, name))
    }
    await server.restart()
    expect((await gapsOf(list)).at(-1)).toEqual([rev, expect.any(Number)])
  })

  it('is noticed on a machine that has no mark', async () => {
    const { list } = await makeListWithItem(server.url)
    const { rev } = await list.read()
    await server.kill9()
    rmSync(join(dirname(server.dataFolder), 'lineage'), { recursive: true })
    await server.restart()
    expect((await gapsOf(list)).at(-1)).toEqual([rev, expect.any(Number)])
  })
})

describe('a server whose operator has set nothing', () => {
  const standard = usePocketBase({ BACKUP_CRON: '' })

  it('makes a backup every night, and leaves it to the site’s process to drop old ones', async () => {
    const headers = { Authorization: await standard.superuserToken() }
    const settings: object = accepted(await call(`${standard.url}/api/settings`, { headers }))
    expect(settings).toMatchObject({ backups: { cron: '47 4 * * *', cronMaxKeep: 1_000_000 } })
  })
})
