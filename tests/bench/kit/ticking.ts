import { randomUUID } from 'node:crypto'
import { accepted, ListClient } from '../../support/people/api.ts'
import { ask, type Load, load } from './load.ts'
import type { Workbench } from './workbench.ts'

export const writers = 32
export const writes = 3_000

/**
 * Changes one item of each of 32 lists at once, with a reader of each.
 *
 * @param pids the watched processes
 * @param firstDigits beginning of the share tokens, which decides the lists' node
 */
export async function changeLists(
  bench: Workbench,
  url: string,
  pids: readonly number[],
  firstDigits = '',
): Promise<Load> {
  const lists = Array.from({ length: writers }, () => {
    const token = firstDigits + randomUUID().slice(firstDigits.length)
    return new ListClient(url, randomUUID(), token)
  })
  for (const list of lists) accepted(await list.create())
  const crowd = await bench.crowd({ lists, readersPerList: 1 })
  crowd.answer()
  const people = await Promise.all(lists.map(ticker))
  const done = await load(people, writes, pids)
  await crowd.leave()
  return done
}

/** Returns a function that ticks the only item of a list, or unticks it. */
async function ticker(list: ListClient): Promise<() => Promise<void>> {
  const itemId = randomUUID()
  let { rev } = await list.push([list.add('lapte', {}, itemId)])
  return async () => {
    const changes = [list.set(itemId, { completed: rev % 2 === 1 })]
    const answer = await ask(
      `${list.url}/api/list/changes`,
      'POST',
      { 'X-Share-Token': list.token },
      { since: rev, changes, follows: true, by: 'Ana' },
    )
    rev = (JSON.parse(answer) as { rev: number }).rev
  }
}
