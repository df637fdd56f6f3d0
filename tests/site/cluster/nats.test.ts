import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canHaveEngine } from '../../../scripts/lib/cluster/engines.ts'
import { join as joinCluster } from '../../../scripts/lib/cluster/join.ts'
import { move } from '../../../scripts/lib/cluster/move.ts'
import { promote } from '../../../scripts/lib/cluster/promote.ts'
import { statusOf } from '../../../scripts/lib/cluster/status.ts'
import { slotOf } from '../../../src/protocol/slot.ts'
import { makeListWithItem } from '../../support/people/api.ts'
import { hasRouter, startCluster, type TestCluster } from '../../support/server/cluster.ts'

let cluster: TestCluster

const canRun = hasRouter && canHaveEngine('litestream') && canHaveEngine('nats-server')

describe.skipIf(!canRun)('a standby by NATS', () => {
  beforeAll(async () => {
    cluster = await startCluster(['a', 'b'], 'nats')
    await joinCluster(cluster.read(), cluster.path, 'b')
  })
  afterAll(() => cluster.stop())

  it('has the lists of a node whose power was cut, and replaces it', async () => {
    const { list } = await makeListWithItem(cluster.url)
    const slot = slotOf(list.token)
    // A move ends only when the standby of the new node has the lists too.
    for (const [from, to] of [
      ['b', 'a'],
      ['a', 'b'],
    ] as const) {
      if (cluster.read().slots.get(slot)?.node === from)
        await move(cluster.read(), cluster.path, { slots: [slot], from, to })
    }
    cluster.machines.b?.cutPower()
    await promote(cluster.read(), cluster.path, 'b', false)
    expect((await list.items()).map(({ name }) => name)).toEqual(['lapte'])
    expect((await list.push([list.add('pâine')])).results).toMatchObject([{ status: 'done' }])
    await expect.poll(async () => (await statusOf(cluster.read())).findings).toEqual([])
  })
})
