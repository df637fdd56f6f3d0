import { type ListClient, makeList } from '../support/api.ts'
import { comparison, type Figure } from './figure.ts'
import { makePairAlone } from './pair.ts'
import type { Measurement, Workbench } from './workbench.ts'

const writes = 400
const otherLists = 400
const readersPerList = 10
const mostTimesAsLong = 1.5

/** From write to event for one pair, with and without thousands of pages open on other people's lists. */
export const fanOut: Measurement = async (bench) => {
  const direct = await measure(bench, 'PocketBase alone', await bench.pocketBase())
  await bench.clear()
  return [direct, await measure(bench, 'through the site', await bench.product())]
}

async function measure(bench: Workbench, way: string, url: string): Promise<Figure> {
  const pair = await makePairAlone(bench, url)
  const alone = await pair.timeWrites(writes)
  const readers = await bench.crowd({ lists: await makeLists(url), readersPerList })
  const among = await pair.timeWrites(writes)
  const name = `write to event with ${readers} others connected, ${way}`
  return comparison(name, { with: among, without: alone }, 'median', mostTimesAsLong)
}

async function makeLists(url: string): Promise<ListClient[]> {
  const lists: ListClient[] = []
  while (lists.length < otherLists) lists.push(await makeList(url))
  return lists
}
