import { join } from '../../scripts/lib/cluster/join.ts'
import { twoNodes } from './kit/bench-cluster.ts'
import { type Figure, figure } from './kit/figure.ts'
import type { Load } from './kit/load.ts'
import { changeLists } from './kit/ticking.ts'
import type { Measurement } from './kit/workbench.ts'

const rounds = 3
const mostTimesAsMuch = 1.15

/** First digit of slots that the first node keeps when a second one joins. */
const firstOfHome = '0'

/**
 * Measures the CPU time of a change of one item: on a single node; behind HAProxy on one of two nodes while the other is
 * idle; and on both nodes at once, which here share the processors of this machine. The three take turns.
 */
export const clusterPrice: Measurement = async (bench) => {
  const alone = await bench.installation()
  const { pocketBase, site } = alone.processes()
  const cluster = await twoNodes(bench)
  await join(cluster.read(), cluster.path, 'b')
  const nodes = Object.values(cluster.nodes).map((node) => node.processes())
  const pids = [
    ...nodes.map((node) => node.pocketBase),
    ...nodes.map((node) => node.site),
    cluster.routerPid(),
  ]
  const [single, oneOfTwo, both]: [Load[], Load[], Load[]] = [[], [], []]
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    single[round] = await changeLists(bench, alone.url, [pocketBase, site])
    oneOfTwo[round] = await changeLists(bench, cluster.url, pids, firstOfHome)
    both[round] = await changeLists(bench, cluster.url, pids)
  }
  const shares = { PocketBase: [0, 2], 'the sites': [2, 4], HAProxy: [4, 5] } as const
  const inAll = figure('a change, one node: processor time in all', 'ms', costs(single, 0, 2))
  return [
    ...figuresOf('one node', single, { PocketBase: [0, 1], 'the site': [1, 2] }),
    inAll,
    ...figuresOf('one of two nodes', oneOfTwo, shares),
    figure('a change, one of two nodes: processor time in all', 'ms', costs(oneOfTwo, 0, 5), {
      median: mostTimesAsMuch * inAll.median,
    }),
    ...figuresOf('both nodes', both, shares),
    figure('a change, both nodes: processor time in all', 'ms', costs(both, 0, 5)),
  ]
}

/** @param shares range of the processes of each part: index of the first, and index after the last */
function figuresOf(
  where: string,
  loads: readonly Load[],
  shares: Readonly<Record<string, readonly [from: number, to: number]>>,
): Figure[] {
  return [
    ...Object.entries(shares).map(([name, [from, to]]) =>
      figure(`a change, ${where}: processor time of ${name}`, 'ms', costs(loads, from, to)),
    ),
    figure(
      `changes a second, ${where}`,
      'requests/s',
      loads.slice(1).map(({ perSecond }) => perSecond),
    ),
    figure(
      `a change, ${where}: its answer`,
      'ms',
      loads.slice(1).flatMap(({ timesMs }) => timesMs),
    ),
  ]
}

/** Returns the CPU time of some processes in each round. */
function costs(loads: readonly Load[], from: number, to: number): number[] {
  return loads
    .slice(1)
    .map(({ processorMs }) => processorMs.slice(from, to).reduce((total, ms) => total + ms, 0))
}
