import { beside } from '../kit/figure.ts'
import { updateRecords } from '../kit/stock.ts'
import { changeLists, writers } from '../kit/ticking.ts'
import type { Measurement } from '../kit/workbench.ts'

/**
 * Compares a change of one item, with a reader of each list, with an update of a record in PocketBase itself, with a subscriber
 * of each record: the CPU time, and the number a second.
 */
export const writeRatio: Measurement = async (bench) => {
  const server = await bench.pocketBaseServer()
  const stockUpdates = await updateRecords(bench, server)
  await bench.clear()
  const { url, processes } = await bench.installation()
  const { pocketBase, site } = processes()
  const changes = await changeLists(bench, url, [pocketBase, site])
  const [stockMs = 0] = stockUpdates.processorMs
  const costOf = (name: string, ms: number | undefined, ratio: number) =>
    beside(
      `a change through the site: processor time of ${name}, beside a stock update`,
      'ms',
      {
        of: [ms ?? Number.NaN],
        beside: [stockMs],
      },
      { ratio },
    )
  return [
    costOf('PocketBase', changes.processorMs[0], 2),
    costOf('the site', changes.processorMs[1], 0.6),
    beside(
      `changes a second, ${writers} at once, beside stock updates`,
      'requests/s',
      { of: [changes.perSecond], beside: [stockUpdates.perSecond] },
      { leastRatio: 0.5 },
    ),
  ]
}
