import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ClusterNode, standbyAt } from '../../../scripts/lib/cluster/cluster-file.ts'
import { runCommand } from '../../../scripts/lib/cluster/commands.ts'
import { canHaveEngine } from '../../../scripts/lib/cluster/engines.ts'
import { join as joinCluster } from '../../../scripts/lib/cluster/join.ts'
import { move } from '../../../scripts/lib/cluster/move.ts'
import { tryState } from '../../../scripts/lib/cluster/nodes.ts'
import { promote } from '../../../scripts/lib/cluster/promote.ts'
import { beginStandby } from '../../../scripts/lib/cluster/standby/begin.ts'
import { standbyStatus } from '../../../scripts/lib/cluster/standby/status.ts'
import { tellOfStandbys } from '../../../scripts/lib/cluster/standby/tell.ts'
import { statusOf } from '../../../scripts/lib/cluster/status.ts'
import { watch } from '../../../scripts/lib/cluster/watch.ts'
import { tellOperator } from '../../../src/server/health/journal.ts'
import { untilThere } from '../../support/limits.ts'
import { call, ListClient, makeList, makeListWithItem, otherKey } from '../../support/people/api.ts'
import { clusterKey, hasRouter, startCluster, type TestCluster } from '../../support/server/cluster.ts'
import { operatorOf } from '../../support/server/operator.ts'

vi.mock('../../../src/server/health/journal.ts', { spy: true })

let cluster: TestCluster
/** A list of node b, by each of its successive links. */
const links: ListClient[] = []

const slotOf = ({ token }: { token: string }) => token.slice(0, 3)
const ownerOf = (list: { token: string }) => cluster.read().slots.get(slotOf(list))?.node

/** Makes a list on a node, with one item. */
async function listOn(name: string): Promise<ListClient> {
  for (;;) {
    const { list } = await makeListWithItem(cluster.url)
    if (ownerOf(list) === name) return list
  }
}

/** Resolves once the standbys have everything that was written; otherwise only devices could bring back the last changes. */
async function untilCopied(): Promise<void> {
  await expect.poll(async () => (await statusOf(cluster.read())).findings).toEqual([])
}

/** Replaces the list's full link, which the node also records beside its database. @returns the list with the new link */
async function withOtherLink(list: ListClient): Promise<ListClient> {
  const shareToken = otherKey(list)
  const url = `${cluster.url}/api/list/links`
  const reply = await call(url, { method: 'POST', token: list.token, body: { shareToken } })
  expect(reply.status).toBe(204)
  return new ListClient(list.url, list.id, shareToken)
}

const statusOfList = async ({ token }: ListClient) =>
  (await call(`${cluster.url}/api/list`, { token })).status

describe.skipIf(!hasRouter || !canHaveEngine('litestream'))('a standby', () => {
  beforeAll(async () => {
    cluster = await startCluster(['a', 'b', 'c'], 'folders')
    for (const name of ['b', 'c']) await joinCluster(cluster.read(), cluster.path, name)
  })
  afterAll(() => cluster.stop())

  it('does not replace a node that answers, nor one whose end is unconfirmed', async () => {
    const { c, ...others } = cluster.read().nodes
    const { fence: _, ...unfenced } = c ?? expect.unreachable()
    const unsure = { ...cluster.read(), nodes: { ...others, c: unfenced } }
    await expect(promote(unsure, cluster.path, 'c', true)).rejects.toThrow('still answers')
    await expect(promote(unsure, cluster.path, 'c', false)).rejects.toThrow('no fence')
    await expect.poll(async () => (await statusOf(cluster.read())).findings).toEqual([])
  })

  it('is reported with its lag, also after the whole database was rewritten', async () => {
    const { url, superuserToken } = operatorOf(cluster.nodes.a?.dataFolder ?? '')
    const headers = { Authorization: await superuserToken() }
    expect((await call(`${url}/api/crons/compact`, { method: 'POST', headers })).status).toBe(204)
    await vi.waitFor(async () => {
      const { nodes, findings } = await statusOf(cluster.read())
      expect(nodes.map(({ lagMs }) => typeof lagMs)).toEqual(['number', 'number', 'number'])
      expect(findings).toEqual([])
    }, untilThere)
    const node = cluster.read().nodes.c ?? expect.unreachable()
    const state = (await tryState(node)) ?? expect.unreachable()
    const untold = await standbyStatus('c', node, { ...state, isReplicated: false })
    expect(untold.findings.map(({ advice }) => advice)).toEqual([expect.stringMatching(/^REPLICATED=on /)])
  })

  it('is reported when it does not follow, and is recreated by one command', async () => {
    const say = (...command: string[]) => runCommand(cluster.path, command)
    await expect
      .poll(() => say('status'), untilThere)
      .toMatch(/^c: \d+ slots, \d+ lists, \S+, its standby \d+ ms behind$/m)
    cluster.standbys.c?.kill('lista-standby')
    cluster.machines.b?.kill('lista-replicate')
    await vi.waitFor(async () => {
      const said = await say('status')
      expect(said).toContain('The standby of c does not follow: its replica is further on')
      expect(said).toContain('The standby of b does not follow: nothing new arrives in its replica')
      expect(said).not.toContain('All is well')
    }, untilThere)
    let endTelling = () => {}
    const askedToEnd = new Promise<void>((resolve) => {
      endTelling = resolve
    })
    const telling = tellOfStandbys(cluster.path, askedToEnd, 1)
    const followsNot = (name: string) =>
      vi
        .mocked(tellOperator)
        .mock.calls.filter(
          ([level, sentence]) =>
            level === 'warning' && sentence.startsWith(`The standby of ${name} does not follow`),
        )
    for (const name of ['b', 'c']) await expect.poll(() => followsNot(name)).toHaveLength(1)
    // By then it has checked a second time.
    endTelling()
    await telling
    for (const name of ['b', 'c']) expect(followsNot(name)).toHaveLength(1)
    for (const name of ['b', 'c'])
      expect(await say('standby', name)).toMatch(`The standby of ${name} follows, `)
    await expect.poll(() => say('status'), untilThere).toContain('All is well')
  })

  it('is begun on no machine of a node, and for none that is not where it is said to be', async () => {
    const { a, c } = cluster.read().nodes
    const { c: machine } = cluster.machines
    const begin = (changes: Partial<ClusterNode>, standby = machine?.standby) => {
      const { nodes, ...rest } = cluster.read()
      const changed = { ...rest, nodes: { ...nodes, a: { ...(a ?? expect.unreachable()), ...changes } } }
      return beginStandby(changed, cluster.path, 'a', standby)
    }
    const taken = 'is of the node c: it cannot be a standby of a'
    await expect(begin({})).rejects.toThrow(taken)
    for (const place of [c, c?.standby]) {
      const other = standbyAt('http://127.0.0.1:1', place?.run ?? [], place?.data ?? '')
      await expect(begin({}, other)).rejects.toThrow(taken)
    }
    const own = a?.standby
    await expect(begin({ data: '/nowhere' }, own)).rejects.toThrow('a is not where its "run"')
    await expect(begin({ replica: undefined }, own)).rejects.toThrow('where Litestream copies a to')
    await expect.poll(async () => (await statusOf(cluster.read())).findings).toEqual([])
  })

  it('has each move before it is done', async () => {
    const list = await listOn('a')
    await move(cluster.read(), cluster.path, { slots: [slotOf(list)], from: 'a', to: 'b' })
    expect(await list.items()).toHaveLength(1)
  })

  it('replaces a node whose power was cut, by itself, and affects only its own lists', async () => {
    const [lost, other] = [await listOn('b'), await listOn('c')]
    links.push(await listOn('b'))
    for (const list of [...links]) links.push(await withOtherLink(list))
    await untilCopied()
    await lost.push([lost.add('pâine')])
    let endWatch = () => {}
    const watching = watch(
      cluster.path,
      new Promise((resolve) => {
        endWatch = () => resolve(undefined)
      }),
    )
    let isAway = true
    let otherRefused = 0
    const asking = (async () => {
      while (isAway) otherRefused += (await statusOfList(other)) === 200 ? 0 : 1
    })()
    cluster.machines.b?.cutPower()
    await expect.poll(() => statusOfList(lost)).not.toBe(200)
    await expect.poll(() => statusOfList(lost)).toBe(200)
    isAway = false
    await asking
    endWatch()
    await watching
    expect(otherRefused).toBe(0)
    const { items, lost: gap } = (await lost.read()) as Awaited<ReturnType<ListClient['read']>> & {
      lost?: unknown[]
    }
    expect(items.map(({ name }) => name)).toContain('lapte')
    expect(gap).toHaveLength(1)
    expect(await Promise.all(links.map(statusOfList))).toEqual([404, 200])
    await expect.poll(async () => (await statusOf(cluster.read())).findings).toEqual([])
  })

  it('leaves no list to the replaced node, should that come back', async () => {
    const list = await makeList(cluster.url)
    const replaced = cluster.nodes.b ?? expect.unreachable()
    await replaced.startAgain({ CLUSTER_KEY: clusterKey, TRUST_PROXY: 'on' })
    const slot = [...cluster.read().slots].find(([, { node }]) => node === 'b')?.[0] ?? ''
    const epoch = `${cluster.read().slots.get(slot)?.epoch}`
    const token = slot + list.token.slice(3)
    const reply = await call(`${replaced.url}/api/list`, { token, headers: { 'X-Slot-Epoch': epoch } })
    expect(reply.status).toBe(503)
    await replaced.stop()
  })

  it('is the old machine, once it is back, and replaces its successor', async () => {
    const former = cluster.machines.b ?? expect.unreachable()
    expect(await beginStandby(cluster.read(), cluster.path, 'b', former.standby)).toBeTypeOf('number')
    expect(cluster.read().nodes.b?.replica).toMatch(/replica-b-2$/)
    const list = await listOn('b')
    for (const changed of links.slice(-1)) links.push(await withOtherLink(changed))
    await untilCopied()
    cluster.standbys.b?.cutPower()
    await promote(cluster.read(), cluster.path, 'b', true)
    expect((await list.items()).map(({ name }) => name)).toEqual(['lapte'])
    // The records on this machine only have the link before the last one.
    expect(await Promise.all(links.map(statusOfList))).toEqual([404, 404, 200])
    expect(cluster.read().nodes.b).toMatchObject({ address: former.node.address, run: [] })
    await expect.poll(async () => (await statusOf(cluster.read())).findings).toEqual([])
  })
})
