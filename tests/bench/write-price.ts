import { openStream } from '../support/live/event-stream.ts'
import { type ListClient, makeList } from '../support/people/api.ts'
import type { PocketBaseServer } from '../support/server/pocketbase.ts'
import { type Bar, type Figure, figure } from './kit/figure.ts'
import { ask, type Load, load } from './kit/load.ts'
import { memoryKb } from './kit/process-cost.ts'
import { changeLists, writers, writes } from './kit/ticking.ts'
import type { Measurement, Workbench } from './kit/workbench.ts'

const others = 1_000
const readersPerOtherList = 10
const stock = 'plain'

/**
 * Measures the CPU time of a change of one item, with a reader of each list, and compares it with an update of a record in
 * PocketBase itself, with a subscriber of each record; and both again with a thousand readers of something else.
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

async function updateRecords(bench: Workbench, server: PocketBaseServer): Promise<Load> {
  const records = await subscribeRecords(bench, server, writers)
  const people = records.map((url) => {
    let completed = false
    return () => {
      completed = !completed
      return ask(url, 'PATCH', {}, { completed })
    }
  })
  return load(people, writes, [server.pid])
}

async function subscribeOthers(bench: Workbench, server: PocketBaseServer): Promise<void> {
  await subscribeRecords(bench, server, others)
}

/** Makes records with one subscriber each. @returns the records' addresses */
async function subscribeRecords(
  bench: Workbench,
  { url, superuserToken }: PocketBaseServer,
  count: number,
): Promise<string[]> {
  await makeCollection(url, await superuserToken())
  const records = `${url}/api/collections/${stock}/records`
  const made: string[] = []
  while (made.length < count) {
    const { id } = JSON.parse(await ask(records, 'POST', {}, { name: 'lapte' })) as { id: string }
    const stream = await openStream(url)
    bench.atEnd(() => stream.close())
    await stream.subscribe([`${stock}/${id}`])
    made.push(`${records}/${id}`)
  }
  return made
}

/** Makes a collection with public access, as in PocketBase's own tutorials. */
async function makeCollection(url: string, authorization: string): Promise<void> {
  const rules = ['listRule', 'viewRule', 'createRule', 'updateRule', 'deleteRule'].map((rule) => [rule, ''])
  const fields = [
    { name: 'name', type: 'text' },
    { name: 'completed', type: 'bool' },
  ]
  const collection = { name: stock, type: 'base', fields, ...Object.fromEntries(rules) }
  const known = await ask(`${url}/api/collections?filter=name='${stock}'`, 'GET', { authorization })
  if ((JSON.parse(known) as { totalItems: number }).totalItems > 0) return
  await ask(`${url}/api/collections`, 'POST', { authorization }, collection)
}
