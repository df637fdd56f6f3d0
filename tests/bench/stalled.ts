import { type ListClient, makeList } from '../support/api.ts'
import { subscribe } from '../support/event-stream.ts'
import { openStalledReader } from '../support/stalled-reader.ts'
import { comparison, type Figure } from './figure.ts'
import { makePair, makePairAlone } from './pair.ts'
import type { Measurement, Workbench } from './workbench.ts'

const readers = 300
/** With the warm-up still below the 300 messages after which the server ends who does not answer. */
const writes = 240
const mostTimesAsLong = 1.5

/** From write to event for somebody who reads, beside many whose sockets have stopped reading. */
export const stalled: Measurement = async (bench) => {
  const direct = await measure(bench, 'PocketBase alone', await bench.pocketBase())
  await bench.clear()
  const through = await measure(bench, 'through the site', await bench.product())
  return [...direct, ...through]
}

async function measure(bench: Workbench, way: string, url: string): Promise<Figure[]> {
  const elsewhere = await makePairAlone(bench, url)
  const alone = await elsewhere.timeWrites(writes)
  const stalledList = await makeList(url)
  await stall(bench, stalledList)
  // Joined last, so that everybody else is told first.
  const amongStalled = await makePair(bench, stalledList)
  const besideStalled: number[] = []
  const withStalled: number[] = []
  while (withStalled.length < writes) {
    withStalled.push(...(await amongStalled.timeWrites(10)))
    besideStalled.push(...(await elsewhere.timeWrites(10)))
  }
  const readList = await makeList(url)
  await bench.crowd({ lists: [readList], readersPerList: readers })
  const withReaders = await (await makePair(bench, readList)).timeWrites(writes)
  const compare = (name: string, times: number[], without: number[], bar?: number) =>
    comparison(`write to event, ${name}, ${way}`, { with: times, without }, 'p95', bar)
  return [
    compare(`${readers} stalled on another list`, besideStalled, alone, mostTimesAsLong),
    compare(`${readers} stalled on the same list`, withStalled, alone, mostTimesAsLong),
    compare(`${readers} stalled on the same list instead of reading`, withStalled, withReaders),
  ]
}

async function stall(bench: Workbench, list: ListClient): Promise<void> {
  for (let opened = 0; opened < readers; opened += 1) {
    const reader = await openStalledReader(list.url)
    bench.atEnd(() => reader.close())
    await subscribe(list.url, reader.clientId, [`list:${list.id}`], list.token)
  }
}
