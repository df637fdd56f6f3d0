import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canHaveEngine, ensureEngine } from '../../../scripts/lib/cluster/engines.ts'
import { join as joinCluster } from '../../../scripts/lib/cluster/join.ts'
import { move } from '../../../scripts/lib/cluster/move.ts'
import { promote } from '../../../scripts/lib/cluster/promote.ts'
import { statusOf } from '../../../scripts/lib/cluster/status.ts'
import { watch } from '../../../scripts/lib/cluster/watch.ts'
import { call, type ListClient, makeList, makeListWithItem } from '../../support/people/api.ts'
import { hasRouter, startCluster, type TestCluster } from '../../support/server/cluster.ts'

const patience = { timeout: 100_000, interval: 50 }

let cluster: TestCluster

const slotOf = ({ token }: { token: string }) => token.slice(0, 3)
const ownerOf = (list: { token: string }) => cluster.read().slots.get(slotOf(list))?.node

/** A list on a node, with one item. */
async function listOn(name: string): Promise<ListClient> {
  for (;;) {
    const { list } = await makeListWithItem(cluster.url)
    if (ownerOf(list) === name) return list
  }
}

const statusOfList = async ({ token }: ListClient) =>
  (await call(`${cluster.url}/api/list`, { token })).status

describe.skipIf(!hasRouter || !canHaveEngine('litestream'))('a standby', () => {
  beforeAll(async () => {
    process.env.LITESTREAM_BIN = await ensureEngine('litestream')
    cluster = await startCluster(['a', 'b', 'c'], true)
    for (const name of ['b', 'c']) await joinCluster(cluster.read(), cluster.path, name)
  }, 600_000)
  afterAll(() => cluster.stop())

  it('is not put in the place of a node that answers, nor of one that nobody made sure of', async () => {
    const { c, ...others } = cluster.read().nodes
    const { fence: _, ...unfenced } = c ?? expect.unreachable()
    const unsure = { ...cluster.read(), nodes: { ...others, c: unfenced } }
    await expect(promote(unsure, cluster.path, 'c', true)).rejects.toThrow('still answers')
    await expect(promote(unsure, cluster.path, 'c', false)).rejects.toThrow('no fence')
    expect((await statusOf(cluster.read())).findings).toEqual([])
  })

  it('has each move before it is done', async () => {
    const list = await listOn('a')
    await move(cluster.read(), cluster.path, { slots: [slotOf(list)], from: 'a', to: 'b' })
    expect(await list.items()).toHaveLength(1)
  })

  it('takes the place of a node whose power was cut, by itself, and is felt by its own lists alone', async () => {
    const [lost, other] = [await listOn('b'), await listOn('c')]
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
    await cluster.cutPower('b')
    await expect.poll(() => statusOfList(lost), patience).not.toBe(200)
    await expect.poll(() => statusOfList(lost), patience).toBe(200)
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
    expect((await statusOf(cluster.read())).findings).toEqual([])
  })

  it('leaves the node that it replaced nobody to answer to, should that come back', async () => {
    const list = await makeList(cluster.url)
    const replaced = cluster.nodes.b ?? expect.unreachable()
    await replaced.startAgain({ CLUSTER_KEY: process.env.CLUSTER_KEY ?? '', TRUST_PROXY: 'on' })
    const slot = [...cluster.read().slots].find(([, { node }]) => node === 'b')?.[0] ?? ''
    const epoch = `${cluster.read().slots.get(slot)?.epoch}`
    const token = slot + list.token.slice(3)
    const reply = await call(`${replaced.url}/api/list`, { token, headers: { 'X-Slot-Epoch': epoch } })
    expect(reply.status).toBe(503)
    await replaced.stop()
  })

  it('is checked by HAProxy itself', () => {
    execFileSync('haproxy', ['-c', '-q', '-f', `${cluster.read().router.folder}/haproxy.cfg`])
  })
})
