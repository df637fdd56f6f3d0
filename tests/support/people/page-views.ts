import type { Operator } from '../server/operator.ts'
import { accepted, call } from './api.ts'

interface Views {
  items: { path: string; count: number }[]
}

/** Today's page views by path, as the operator reads them. */
export async function readPageViews(operator: Operator): Promise<Record<string, number>> {
  const day = new Date().toISOString().slice(0, 10)
  const query = `perPage=1000&skipTotal=1&filter=${encodeURIComponent(`day='${day}'`)}`
  const reply = await call(`${operator.url}/api/collections/page_views/records?${query}`, {
    headers: { Authorization: await operator.superuserToken() },
  })
  const { items } = accepted<Views>(reply)
  return Object.fromEntries(items.map(({ path, count }) => [path, count]))
}
