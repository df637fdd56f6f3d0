import { type ListClient, makeList } from '../support/people/api.ts'
import type { PocketBaseServer } from '../support/server/pocketbase.ts'
import { type Bar, type Figure, figure } from './kit/figure.ts'
import type { Load } from './kit/load.ts'
import { memoryKb } from './kit/process-cost.ts'
import { subscribeRecords, updateRecords } from './kit/stock.ts'
import { changeLists, writers } from './kit/ticking.ts'
import type { Measurement, Workbench } from './kit/workbench.ts'

const others = 1_000
const readersPerOtherList = 10

/**
 * Measures the CPU time of a change of one item and of an update of a record in PocketBase itself, alone and with a thousand
 * readers of something else.
 */
export const writePrice: Measurement = async (bench) => {
  const server = await bench.pocketBaseServer()
  const figures = [
    ...writeFigures('a stock update', await updateRecords(bench, server)),
    ...writeFigures('a change, PocketBase alone', await changeLists(bench, server.url, [server.pid])),
  ]
  await callOthers(bench, server.url)
  figures.push(
    ...writeFigures(
      `a change, ${others} readers of other lists`,
      await changeLists(bench, server.url, [server.pid]),
    ),
  )
  const before = memoryKb(server.pid)
  await subscribeOthers(bench, server)
  figures.push(
    figure('memory of a stock subscriber', 'KB', [(memoryKb(server.pid) - before) / others]),
    ...writeFigures(
      `a stock update, ${others} subscribers of other records`,
      await updateRecords(bench, server),
    ),
  )
  await bench.clear()
  const { url, processes } = await bench.installation()
  const { pocketBase, site } = processes()
  const through = await changeLists(bench, url, [pocketBase, site])
  return [...figures, ...writeFigures('a change through the site', through, true)]
}

function writeFigures(name: string, { timesMs, perSecond, processorMs }: Load, isJudged = false): Figure[] {
  const bars: readonly Bar[] = isJudged ? [{ median: 2 }, { median: 0.5 }] : []
  const costs = processorMs.map((ms, index) =>
    figure(`${name}: processor time of ${index === 0 ? 'PocketBase' : 'the site'}`, 'ms', [ms], bars[index]),
  )
  return [
    ...costs,
    figure(
      `${name}: a second, ${writers} at once`,
      'requests/s',
      [perSecond],
      isJudged ? { atLeast: 500 } : undefined,
    ),
    figure(`${name}: its answer`, 'ms', timesMs, isJudged ? { spread: 3 } : undefined),
  ]
}

async function callOthers(bench: Workbench, url: string): Promise<void> {
  const lists: ListClient[] = []
  while (lists.length < others / readersPerOtherList) lists.push(await makeList(url))
  await bench.crowd({ lists, readersPerList: readersPerOtherList })
}

async function subscribeOthers(bench: Workbench, server: PocketBaseServer): Promise<void> {
  await subscribeRecords(bench, server, others)
}
