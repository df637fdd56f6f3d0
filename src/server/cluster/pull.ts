import {
  type DigestsAnswer,
  type ListRows,
  nodeCalls,
  type PullAnswer,
  type PullBody,
  type TakenIds,
} from '../../protocol/cluster.ts'
import { askNode } from './ask-node.ts'
import type { AsyncDatabase } from './database-thread.ts'
import { digestOf } from './node-database.ts'

/** Lists that are fetched at once: their JSON keeps either server busy for milliseconds, and visitors wait for it. */
const listsAtOnce = 20

/**
 * Copies the lists of slots from another node. It copies only lists that differ, so that repeating it is fast, and an
 * interrupted copy is continued.
 *
 * @throws Error if the two nodes differ at the end, because a list was changed meanwhile
 */
export async function pull(
  database: AsyncDatabase,
  key: string,
  { slots, from }: PullBody,
): Promise<PullAnswer> {
  const [theirs, own] = await Promise.all([
    askNode<DigestsAnswer>(from, key, nodeCalls.digests, { slots }),
    database.digests(slots),
  ])
  await database.learn(theirs)
  // All of them first: a list may have a key by now that another one had before.
  const stale = Object.keys(own.lists).filter((id) => own.lists[id] !== theirs.lists[id])
  await database.drop(stale)
  const different = Object.keys(theirs.lists).filter((id) => own.lists[id] !== theirs.lists[id])
  const taken: TakenIds[] = []
  for (let at = 0; at < different.length; at += listsAtOnce) {
    const lists = different.slice(at, at + listsAtOnce)
    taken.push(...(await database.insert(await askNode<ListRows[]>(from, key, nodeCalls.rows, { lists }))))
  }
  const isCopied = different.length + stale.length > 0
  const copied = isCopied ? (await database.digests(slots)).lists : own.lists
  const wanted = { ...theirs.lists }
  for (const { list } of taken) delete wanted[list]
  if (digestOf(copied) !== digestOf(wanted))
    throw new Error('A list was changed while it was copied: once more.')
  return { lists: Object.keys(wanted).length, taken }
}
