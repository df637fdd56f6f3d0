import { newVisitor } from '../support/people/visitors.ts'
import { type Figure, figure } from './kit/figure.ts'
import { ask, load } from './kit/load.ts'
import { openReader } from './kit/reader.ts'
import { makeLongList } from './kit/realistic-items.ts'
import type { Measurement, Workbench } from './kit/workbench.ts'

const people = 8
const items = 500

/** Measures the CPU time of the other calls of a list's page, through the site. */
export const callPrice: Measurement = async (bench) => {
  const { url, processes } = await bench.installation()
  const { pocketBase, site } = processes()
  const price = async (name: string, count: number, once: () => Promise<unknown>): Promise<Figure[]> => {
    const { processorMs, timesMs } = await load(Array(people).fill(once), count, [pocketBase, site])
    const [ofPocketBase = 0, ofSite = 0] = processorMs
    return [
      figure(`${name}: processor time of PocketBase`, 'ms', [ofPocketBase]),
      figure(`${name}: processor time of the site`, 'ms', [ofSite]),
      figure(`${name}: its answer`, 'ms', timesMs),
    ]
  }
  const list = await makeLongList(url, items)
  const key = { 'X-Share-Token': list.token }
  return [
    ...(await price(`reading ${items} items`, 400, () => ask(`${url}/api/list`, 'GET', key))),
    ...(await price('asking for what is new', 2_000, () =>
      ask(`${url}/api/list?since=${items}`, 'GET', key),
    )),
    ...(await price('a heartbeat', 2_000, await heartbeatOf(bench, list))),
    ...(await price(`the page of ${items} items`, 100, () => ask(`${url}/list/${list.token}`, 'GET', {}))),
    ...(await price('a stream and its subscription', 400, async () => (await openReader(list)).close())),
  ]
}

async function heartbeatOf(bench: Workbench, list: Parameters<typeof openReader>[0]) {
  const stream = await openReader(list)
  bench.atEnd(() => stream.close())
  const body = { clientId: stream.clientId, ...newVisitor() }
  return () => ask(`${list.url}/api/list/heartbeat`, 'POST', { 'X-Share-Token': list.token }, body)
}
