import { randomUUID } from 'node:crypto'
import { join } from '../../scripts/lib/cluster/join.ts'
import { move } from '../../scripts/lib/cluster/move.ts'
import { everySlot } from '../../scripts/lib/cluster/slot-ranges.ts'
import { accepted, ListClient } from '../support/people/api.ts'
import type { TestCluster } from '../support/server/cluster.ts'
import { twoNodes } from './kit/bench-cluster.ts'
import { comparison, figure } from './kit/figure.ts'
import { Gate } from './kit/gate.ts'
import { makePair, type Pair } from './kit/pair.ts'
import { addItems } from './kit/realistic-items.ts'
import type { Measurement, Workbench } from './kit/workbench.ts'

const lists = 1_000
const itemsPerList = 60
const listsAtOnce = 8
const writes = 400
const otherLists = 20
const readersPerList = 10
const longestHeldMs = 2_000
const mostTimesAsLong = 1.2

/** Slots that are moved, slots that stay on the source, and slots that the second node takes before the measurement. */
const [moving, staying, target] = [
  everySlot.slice(0, 1024),
  everySlot.slice(1024, 2048),
  everySlot.slice(2048),
]

/** Moves a thousand lists from one node to another, and meanwhile times two pairs whose lists stay: one on each node. */
export const clusterMove: Measurement = async (bench) => {
  const cluster = await twoNodes(bench)
  await join(cluster.read(), cluster.path, 'b')
  await makeLists(cluster.url)
  const pairs = [
    await pairAmongOthers(bench, cluster, staying),
    await pairAmongOthers(bench, cluster, target),
  ]
  const before = await Promise.all(pairs.map((pair) => pair.timeWrites(writes)))
  const startedAt = performance.now()
  const moved = move(cluster.read(), cluster.path, { slots: moving, from: 'a', to: 'b' })
  const during = await Promise.all(pairs.map((pair) => pair.timeWritesUntil(moved)))
  const { lists: count, heldMs } = await moved
  const tookMs = performance.now() - startedAt
  if (count !== lists) throw new Error(`${count} lists were moved`)
  return [
    figure(`moving ${lists} lists of ${itemsPerList} items`, 's', [tookMs / 1_000]),
    figure('the longest time that a list was held', 'ms', [heldMs], { median: longestHeldMs }),
    ...['hands over', 'takes'].map((what, index) =>
      comparison(
        `write to event during a move, on the node that ${what}`,
        { with: during[index] ?? [], without: before[index] ?? [] },
        'median',
        mostTimesAsLong,
      ),
    ),
  ]
}

async function makeLists(url: string): Promise<void> {
  const gate = new Gate(listsAtOnce)
  const make = (index: number) =>
    gate.pass(async () => addItems(await listIn(url, moving[index % moving.length]), itemsPerList))
  await Promise.all(Array.from({ length: lists }, (_, index) => make(index)))
}

async function pairAmongOthers(
  bench: Workbench,
  { url }: TestCluster,
  slots: readonly string[],
): Promise<Pair> {
  const others: ListClient[] = []
  while (others.length < otherLists) others.push(await listIn(url, slots[others.length]))
  const crowd = await bench.crowd({ lists: others, readersPerList })
  crowd.answer()
  const pair = await makePair(bench, await listIn(url, slots[otherLists]))
  await pair.timeWrites(writes / 4)
  return pair
}

/** Makes a list in a slot. */
async function listIn(url: string, slot = ''): Promise<ListClient> {
  const list = new ListClient(url, randomUUID(), slot + randomUUID().slice(slot.length))
  accepted(await list.create())
  return list
}
