import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../../scripts/lib/cluster/commands.ts'
import { canHaveEngine } from '../../../scripts/lib/cluster/engines.ts'
import { join as joinCluster } from '../../../scripts/lib/cluster/join.ts'
import { faultsIn } from '../../chaos/checks.ts'
import { People } from '../../chaos/people.ts'
import { openLists } from '../../chaos/run-history.ts'
import { seededRandom } from '../../sim/random.ts'
import { testLimits } from '../../support/limits.ts'
import { hasRouter, startCluster, type TestCluster } from '../../support/server/cluster.ts'

let cluster: TestCluster
const upgrade = (ref: string) => runCommand(cluster.path, ['upgrade', ref])
const upgraded = () =>
  readFileSync(join(dirname(cluster.path), 'upgrades'), 'utf8')
    .trim()
    .split('\n')

describe.skipIf(!hasRouter || !canHaveEngine('litestream'))('an upgrade of all nodes', () => {
  beforeAll(async () => {
    cluster = await startCluster(['b', 'a'], 'folders')
    await joinCluster(cluster.read(), cluster.path, 'a')
  })
  afterAll(() => cluster.stop())

  it('goes one after another, home first and standbys before their nodes, and loses no changes meanwhile', async () => {
    const lists = await openLists(cluster.url, 20)
    const devices = [...lists.values()].flat()
    let isOver = false
    const shopping = new People(devices, seededRandom(7)).shopUntil(() => isOver)
    expect(await upgrade('v2')).toBe('b: v2 stands here\nb: v2 serves\na: v2 stands here\na: v2 serves')
    isOver = true
    await shopping
    expect(upgraded()).toEqual(['standby-b v2', 'machine-b v2', 'standby-a v2', 'machine-a v2'])
    for (const device of devices) device.wake()
    expect(await faultsIn(cluster.url, cluster.read(), lists, testLimits.stateMs)).toEqual([])
    for (const device of devices) device.close()
  })

  it('ends at the first node that does not come up, and leaves the others as they are', async () => {
    await expect(upgrade('broken')).rejects.toThrow(/b is not upgraded, nor is a: .*It does not come up/)
    expect(upgraded().slice(4)).toEqual(['standby-b broken'])
  })

  it('is not begun for an invalid commit name, nor while a node is away', async () => {
    await expect(upgrade('v2; reboot')).rejects.toThrow('no branch, tag or commit')
    cluster.machines.a?.killSite()
    await expect(upgrade('v3')).rejects.toThrow('a does not answer')
    expect(upgraded()).toHaveLength(5)
  })
})
