import { type ListClient, makeList } from '../support/people/api.ts'
import type { Crowd } from './kit/crowd.ts'
import { figure } from './kit/figure.ts'
import { makeFirstPair, makePair } from './kit/pair.ts'
import { memoryKb, openFilesLimit } from './kit/process-cost.ts'
import type { Measurement, Workbench } from './kit/workbench.ts'

const first = 1_000
const most = 10_000
/** Number of other files and sockets of the site. */
const otherFiles = 500
/** Number of readers: the site has two sockets for each, within the machine's limit for a process. */
const all = Math.min(most, Math.floor((openFilesLimit() - otherFiles) / 2 / 1_000) * 1_000)
const readersPerList = 10
const writes = 400
const ownCrowd = 300

/**
 * Measures the cost of each of ten thousand pages with an open list, and the times on another list and within one large
 * crowd.
 */
export const readers: Measurement = async (bench) => {
  const { url, processes } = await bench.installation()
  const { pocketBase, site } = processes()
  const pids = [site, pocketBase]
  const pair = await makeFirstPair(bench, url)
  // The first readers do not count, because they also pay one-time costs such as code that had not run yet.
  const crowds = [await gather(bench, url, first)]
  const before = pids.map(memoryKb)
  crowds.push(await gather(bench, url, all - first))
  const [ofSite = 0, ofPocketBase = 0] = pids.map(
    (pid, index) => (memoryKb(pid) - (before[index] ?? 0)) / (all - first),
  )
  const times = await pair.timeWrites(writes)
  const standing = await Promise.all(crowds.map((crowd) => crowd.standing()))
  await Promise.all(crowds.map((crowd) => crowd.leave()))
  return [
    figure('memory of a reader, the site', 'KB', [ofSite], { median: 12 }),
    figure('memory of a reader, PocketBase', 'KB', [ofPocketBase], { median: 70 }),
    figure(`write to event beside ${all} readers of other lists`, 'ms', times),
    figure('readers that were cut off', 'readers', [all - standing.reduce((sum, count) => sum + count, 0)], {
      median: 0,
    }),
    figure(`write to event, ${ownCrowd} readers of the same list`, 'ms', await amongOwn(bench, url), {
      median: 15,
    }),
  ]
}

/** The latest stream gets its message last, so the measured pair joins after the crowd. */
async function amongOwn(bench: Workbench, url: string): Promise<number[]> {
  const list = await makeList(url)
  const crowd = await bench.crowd({ lists: [list], readersPerList: ownCrowd })
  crowd.answer()
  return (await makePair(bench, list)).timeWrites(writes)
}

async function gather(bench: Workbench, url: string, count: number): Promise<Crowd> {
  const lists: ListClient[] = []
  while (lists.length < count / readersPerList) lists.push(await makeList(url))
  const crowd = await bench.crowd({ lists, readersPerList })
  crowd.answer()
  return crowd
}
