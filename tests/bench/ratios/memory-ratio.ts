import { makeList } from '../../support/people/api.ts'
import type { PocketBaseServer } from '../../support/server/pocketbase.ts'
import { beside } from '../kit/figure.ts'
import { memoryKb } from '../kit/process-cost.ts'
import { subscribeRecords } from '../kit/stock.ts'
import type { Measurement, Workbench } from '../kit/workbench.ts'

/** The first readers do not count, because they also pay one-time costs such as code that had not run yet. */
const first = 500
const counted = 1_000
const readersPerList = 10

/** Compares the memory of a page with an open list with that of a subscriber of one of PocketBase's own records. */
export const memoryRatio: Measurement = async (bench) => {
  const stock = await stockMemory(bench, await bench.pocketBaseServer())
  await bench.clear()
  const { url, processes } = await bench.installation()
  const { pocketBase, site } = processes()
  const reader = await memoryOf([pocketBase, site], (count) => gather(bench, url, count))
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

async function gather(bench: Workbench, url: string, count: number): Promise<void> {
  const making = Array.from({ length: count / readersPerList }, () => makeList(url))
  const crowd = await bench.crowd({ lists: await Promise.all(making), readersPerList })
  crowd.answer()
}
