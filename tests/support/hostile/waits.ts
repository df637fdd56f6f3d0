import { setTimeout as pause } from 'node:timers/promises'
import type { ListClient } from '../people/api.ts'

const paceMs = 20

/** Milliseconds that each request of a visitor with a list took. */
export type Waits = Readonly<Record<'list page' | 'change' | 'health', readonly number[]>>

/**
 * Opens a list's page, changes an item and reads the site's health, again and again.
 *
 * @param list with an item
 * @throws when one of the requests fails
 */
export async function waitsOf(list: ListClient, itemId: string, forMs: number): Promise<Waits> {
  const endAt = performance.now() + forMs
  const again = async (ask: (count: number) => Promise<unknown>): Promise<number[]> => {
    const times: number[] = []
    do {
      const startedAt = performance.now()
      await ask(times.length)
      times.push(performance.now() - startedAt)
      await pause(paceMs)
    } while (performance.now() < endAt)
    return times
  }
  const [page, change, health] = await Promise.all([
    again(() => read(`${list.url}/list/${list.token}`)),
    again((count) => list.push([list.set(itemId, { completed: count % 2 === 0 })])),
    again(() => read(`${list.url}/api/health`)),
  ])
  return { 'list page': page, change, health }
}

async function read(url: string): Promise<void> {
  const answer = await fetch(url)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} was answered by ${answer.status}: ${text}`)
}
