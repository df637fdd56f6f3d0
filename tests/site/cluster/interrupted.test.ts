import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { join as joinCluster } from '../../../scripts/lib/cluster/join.ts'
import { statusOf } from '../../../scripts/lib/cluster/status.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { untilThere } from '../../support/limits.ts'
import { makeList, makeListWithItem } from '../../support/people/api.ts'
import { clusterKey, hasRouter, startCluster, type TestCluster } from '../../support/server/cluster.ts'

/** Number of moments at which the command is killed, from before the move begins until after it ends. */
const kills = 8
const longestMs = 1_200
const slotsMoved = 256

let cluster: TestCluster

function begin(...parameters: string[]) {
  return spawn(process.execPath, [inProject('scripts/cluster.ts'), ...parameters], {
    env: { ...process.env, CLUSTER_KEY: clusterKey, CLUSTER_FILE: cluster.path },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function run(...parameters: string[]): Promise<number> {
  const [code] = await once(begin(...parameters), 'exit')
  return code
}

describe.skipIf(!hasRouter)('a move that was cut off', () => {
  beforeAll(async () => {
    cluster = await startCluster(['a', 'b'])
    await joinCluster(cluster.read(), cluster.path, 'b')
  })
  afterAll(() => cluster.stop())

  it('is finished by asking for the same again, whenever the command was killed', async () => {
    const made = await Promise.all(Array.from({ length: 60 }, () => makeListWithItem(cluster.url)))
    const lists = made.map(({ list }) => list)
    let [from, to] = ['a', 'b']
    for (let kill = 0; kill < kills; kill += 1) {
      const slots = [...cluster.read().slots]
        .flatMap(([slot, { node }]) => (node === from ? [slot] : []))
        .slice(0, slotsMoved)
      const wanted = ['move', slots.join(), 'from', from, 'to', to]
      const cut = begin(...wanted)
      const ended = once(cut, 'exit')
      await pause((longestMs * kill) / kills)
      cut.kill('SIGKILL')
      await ended
      expect(await run(...wanted), `after a kill at ${(longestMs * kill) / kills} ms`).toBe(0)
      await vi.waitFor(async () => {
        const { findings, nodes } = await statusOf(cluster.read())
        expect(findings).toEqual([])
        expect(nodes.reduce((sum, node) => sum + node.lists, 0)).toBe(lists.length)
      }, untilThere)
      for (const list of lists) expect((await list.read()).items).toHaveLength(1)
      ;[from, to] = [to, from]
    }
  })

  it('gives no wrong answer meanwhile: a list that is held is no 404', async () => {
    const list = await makeList(cluster.url)
    const slot = list.token.slice(0, 3)
    const from = cluster.read().slots.get(slot)?.node ?? ''
    const moving = run('move', slot, 'from', from, 'to', from === 'a' ? 'b' : 'a')
    let isMoving = true
    void moving.then(() => {
      isMoving = false
    })
    const seen = new Set<number>()
    while (isMoving) {
      const { status } = await fetch(`${cluster.url}/api/list`, { headers: { 'X-Share-Token': list.token } })
      seen.add(status)
    }
    expect(await moving).toBe(0)
    for (const status of seen) expect([200, 503]).toContain(status)
  })
})
