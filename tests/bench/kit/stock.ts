import { openStream } from '../../support/live/event-stream.ts'
import type { PocketBaseServer } from '../../support/server/pocketbase.ts'
import { ask, type Load, load } from './load.ts'
import { writers, writes } from './ticking.ts'
import type { Workbench } from './workbench.ts'

/** The collection of PocketBase's own records, to compare lists with. */
const stock = 'plain'

/** Updates each of 32 records at once, with a subscriber of each. */
export async function updateRecords(bench: Workbench, server: PocketBaseServer): Promise<Load> {
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

/** Makes records with one subscriber each. @returns the records' addresses */
export async function subscribeRecords(
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
