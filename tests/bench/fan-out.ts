import { type ListClient, makeList } from '../support/people/api.ts'
import { comparison, type Figure } from './kit/figure.ts'
import { makeFirstPair } from './kit/pair.ts'
import type { Measurement, Workbench } from './kit/workbench.ts'

const writes = 400
const otherLists = 400
const readersPerList = 10
const mostTimesAsLong = 1.5

/** The time from write to event for one pair, with and without thousands of open pages on other lists. */
export const fanOut: Measurement = async (bench) => {
  const direct = await measure(bench, 'PocketBase alone', await bench.pocketBase())
  await bench.clear()
  const through = await measure(bench, 'through the site', await bench.product())
  return [...direct, ...through]
}

async function measure(bench: Workbench, way: string, url: string): Promise<Figure[]> {
  const pair = await makeFirstPair(bench, url)
  const alone = await pair.timeWrites(writes)
  const crowd = await bench.crowd({ lists: await makeLists(url), readersPerList })
  const amongSilent = await pair.timeWrites(writes)
  crowd.answer()
  const amongAnswering = await pair.timeWrites(writes)
  const others = `${await crowd.gathered} others`
  const compare = (name: string, times: number[]) =>
    comparison(`write to event, ${name}, ${way}`, { with: times, without: alone }, 'median', mostTimesAsLong)
  return [
    compare(`${others} connected`, amongSilent),
    compare(`${others} connected, their heartbeats sent from this machine`, amongAnswering),
  ]
}

async function makeLists(url: string): Promise<ListClient[]> {
  const lists: ListClient[] = []
  while (lists.length < otherLists) lists.push(await makeList(url))
  return lists
}
