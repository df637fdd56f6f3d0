import { setMaxListeners } from 'node:events'
import { join as joinCluster } from '../../scripts/lib/cluster/join.ts'
import type { Clock } from '../../src/device/time.ts'
import { seededRandom } from '../sim/random.ts'
import { testLimits } from '../support/limits.ts'
import { NodeEventSource } from '../support/live/node-event-source.ts'
import { makeList } from '../support/people/api.ts'
import { startCluster, type TestCluster } from '../support/server/cluster.ts'
import { faultsIn } from './checks.ts'
import { Device, type NamedList } from './device.ts'
import { Mover } from './mover.ts'
import { People } from './people.ts'
import { Troublemaker } from './trouble.ts'

const devicesOfList = 2

export interface History {
  kills: number
  lists: number
  seed: number
}

/** Result of a history. */
export interface Told {
  faults: string[]
  /** Numbers of acknowledged changes, of moves, and of kills by their target. */
  acknowledged: number
  moves: number
  kills: Readonly<Record<string, number>>
}

/** Runs a history: people shop on four nodes, while slots are moved all the time and processes are killed at random. */
export async function runHistory({ kills, lists: count, seed }: History): Promise<Told> {
  // Each process that a history starts adds an exit listener, which kills it with this process.
  setMaxListeners(0, process)
  const cluster = await startCluster(['a', 'b', 'c', 'd'], 'folders')
  try {
    for (const name of ['b', 'c', 'd']) await joinCluster(cluster.read(), cluster.path, name)
    const lists = await openLists(cluster.url, count)
    const devices = [...lists.values()].flat()
    const people = new People(devices, seededRandom(seed))
    const mover = new Mover(cluster, seededRandom(seed + 1))
    const trouble = new Troublemaker(cluster, seededRandom(seed + 2))
    let isOver = false
    const doing = [people.shopUntil(() => isOver), mover.moveUntil(() => isOver)]
    await trouble.make(kills)
    isOver = true
    await Promise.all(doing)
    await trouble.end()
    for (const device of devices) device.wake()
    const faults = await faultsIn(cluster.url, cluster.read(), lists, testLimits.stateMs)
    for (const device of devices) device.close()
    return {
      faults: [...trouble.faults, ...mover.faults, ...faults],
      acknowledged: devices.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
      moves: mover.moves,
      kills: counted([...trouble.done, ...Array<string>(mover.kills).fill('move')]),
    }
  } finally {
    await cluster.stop()
  }
}

/** Makes lists that are open on several devices each. */
export async function openLists(
  url: TestCluster['url'],
  count: number,
  clock?: Clock,
): Promise<ReadonlyMap<NamedList, readonly Device[]>> {
  globalThis.EventSource = NodeEventSource as unknown as typeof EventSource
  const made = await Promise.all(Array.from({ length: count }, () => makeList(url)))
  return new Map(
    made.map(({ id, token }) => {
      const list = { id, token }
      return [list, Array.from({ length: devicesOfList }, () => new Device(url, list, clock))]
    }),
  )
}

function counted(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]),
  )
}
