import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join as joinCluster } from '../../../scripts/lib/cluster/join.ts'
import { move } from '../../../scripts/lib/cluster/move.ts'
import { statusOf } from '../../../scripts/lib/cluster/status.ts'
import { accepted, call, ListClient } from '../../support/people/api.ts'
import { hasRouter, startCluster, type TestCluster } from '../../support/server/cluster.ts'

let cluster: TestCluster

/** Makes a list in a slot, with one item. */
async function listIn(slot: string, itemId: string, id?: string): Promise<ListClient> {
  const list = new ListClient(cluster.url, id, slot + randomUUID().slice(slot.length))
  accepted(await list.create(`Lista ${slot}`))
  await list.push([list.add('lapte', {}, itemId)])
  return list
}

describe.skipIf(!hasRouter)('lists of the same ids on two nodes', () => {
  beforeAll(async () => {
    cluster = await startCluster(['a', 'b'])
    await joinCluster(cluster.read(), cluster.path, 'b')
  })
  afterAll(() => cluster.stop())

  it.each([
    ['of the list', ['001', 'f01', '011'], (id: string) => ({ id, itemId: randomUUID() })],
    ['of an item', ['002', 'f02', '012'], (_: string, itemId: string) => ({ id: randomUUID(), itemId })],
  ])(
    'stay where they are for an id %s, whole, until one is gone; the others move',
    async (_, slots, same) => {
      const [own = '', foreign = '', innocent = ''] = slots
      const itemId = randomUUID()
      const list = await listIn(own, itemId)
      const copied = same(list.id, itemId)
      const impostor = await listIn(foreign, copied.itemId, copied.id)
      const other = await listIn(innocent, randomUUID())
      const request = { slots: [own, innocent], from: 'a', to: 'b' }
      const before = await Promise.all([list.read(), impostor.read(), other.read()])

      const { left } = await move(cluster.read(), cluster.path, request)
      expect(left).toEqual([{ slot: own, list: list.id }])
      expect(cluster.read().slots.get(own)?.node).toBe('a')
      expect(cluster.read().slots.get(innocent)?.node).toBe('b')
      expect(await Promise.all([list.read(), impostor.read(), other.read()])).toEqual(before)
      await expect.poll(async () => (await statusOf(cluster.read())).findings).toEqual([])

      await call(`${cluster.url}/api/list`, { method: 'DELETE', token: impostor.token })
      const again = await move(cluster.read(), cluster.path, { ...request, slots: [own] })
      expect(again).toMatchObject({ lists: 1, left: [] })
      expect(await list.read()).toEqual(before[0])
    },
  )
})
