import { subscribe } from '../support/live/event-stream.ts'
import { openStalledReader } from '../support/live/stalled-reader.ts'
import { type ListClient, makeList } from '../support/people/api.ts'
import { comparison, type Figure } from './kit/figure.ts'
import { makeFirstPair, makePair } from './kit/pair.ts'
import type { Measurement, Workbench } from './kit/workbench.ts'

const readers = 300
/** Well below the 300 messages after which the server ends streams without heartbeats. */
const writes = 240
/** Below the 100 messages after which all readers would answer at once. */
const writesToReaders = 90
const turn = 10
const mostTimesAsLong = 1.5

/** The time from write to event for a reader, beside many others whose sockets have stopped reading. */
export const stalled: Measurement = async (bench) => {
  const direct = await measure(bench, 'PocketBase alone', await bench.pocketBase())
  await bench.clear()
  const through = await measure(bench, 'through the site', await bench.product())
  return [...direct, ...through]
}

async function measure(bench: Workbench, way: string, url: string): Promise<Figure[]> {
  const elsewhere = await makeFirstPair(bench, url)
  const alone = await elsewhere.timeWrites(writes)
  // The server writes to the latest stream last, so the measured pair joins after the crowd.
  const readList = await makeList(url)
  await bench.crowd({ lists: [readList], readersPerList: readers })
  const amongReaders = await (await makePair(bench, readList)).timeWrites(writesToReaders)
  const stalledList = await makeList(url)
  await stall(bench, stalledList)
  const there = await makePair(bench, stalledList)
  const amongStalled: number[] = []
  const besideStalled: number[] = []
  while (amongStalled.length < writes) {
    amongStalled.push(...(await there.timeWrites(turn)))
    besideStalled.push(...(await elsewhere.timeWrites(turn)))
  }
  const compare = (name: string, times: number[], without: number[]) =>
    comparison(`write to event, ${name}, ${way}`, { with: times, without }, 'p95', mostTimesAsLong)
  return [
    compare(`${readers} stalled on another list`, besideStalled, alone),
    compare(`${readers} stalled on the same list`, amongStalled, alone),
    compare(`${readers} stalled instead of reading`, amongStalled, amongReaders),
  ]
}

async function stall(bench: Workbench, list: ListClient): Promise<void> {
  for (let opened = 0; opened < readers; opened += 1) {
    const reader = await openStalledReader(list.url)
    bench.atEnd(() => reader.close())
    await subscribe(list.url, reader.clientId, [`list:${list.id}`], list.token)
  }
}
