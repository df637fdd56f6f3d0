import { type ListClient, makeList } from '../../support/people/api.ts'
import type { PocketBaseServer } from '../../support/server/pocketbase.ts'
import { beside } from '../kit/figure.ts'
import { memoryKb } from '../kit/process-cost.ts'
import { subscribeRecords } from '../kit/stock.ts'
import type { Measurement, Workbench } from '../kit/workbench.ts'

/** The first readers do not count, because they also pay one-time costs such as code that had not run yet. */
const first = 500
const counted = 2_000
const readersPerList = 10

/** Compares the memory of a page with an open list with that of a subscriber of one of PocketBase's own records. */
export const memoryRatio: Measurement = async (bench) => {
  const stock = await stockMemory(bench, await bench.pocketBaseServer())
  await bench.clear()
  const { url, processes } = await bench.installation()
  const { pocketBase, site } = processes()
  const lists = await makeLists(url, (first + counted) / readersPerList)
  const reader = await memoryOf([pocketBase, site], (count) =>
    gather(bench, lists.splice(0, count / readersPerList)),
  )
  return [
    beside(
      'memory of a reader of a list, beside a stock subscriber',
      'KB',
      { of: [reader], beside: [stock] },
      { ratio: 1.3 },
    ),
  ]
}

function stockMemory(bench: Workbench, server: PocketBaseServer): Promise<number> {
  return memoryOf([server.pid], async (count) => {
    await subscribeRecords(bench, server, count)
  })
}

/** @param call gathers this many readers */
async function memoryOf(pids: readonly number[], call: (count: number) => Promise<void>): Promise<number> {
  const sum = () => pids.reduce((total, pid) => total + memoryKb(pid), 0)
  await call(first)
  const before = sum()
  await call(counted)
  return (sum() - before) / counted
}

/** Made before anything is measured, because making them takes memory too. */
async function makeLists(url: string, count: number): Promise<ListClient[]> {
  const lists: ListClient[] = []
  while (lists.length < count) lists.push(await makeList(url))
  return lists
}

async function gather(bench: Workbench, lists: readonly ListClient[]): Promise<void> {
  const crowd = await bench.crowd({ lists, readersPerList })
  crowd.answer()
}
