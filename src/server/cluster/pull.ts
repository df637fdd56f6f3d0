import {
  type DigestsAnswer,
  type ListRows,
  nodeCalls,
  type PullAnswer,
  type PullBody,
} from '../../protocol/cluster.ts'
import { askNode } from './ask-node.ts'
import type { AsyncDatabase } from './database-thread.ts'
import { digestOf } from './node-database.ts'

/** Lists that are fetched at once: some MB at the very most. */
const listsAtOnce = 100

/**
 * Copies the lists of slots from another node: what differs alone, so that a second time is quick, and one that was cut
 * off goes on where it was.
 *
 * @throws Error where the two do not agree at the end, since somebody has changed a list meanwhile
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
  const extra = Object.keys(own.lists).filter((id) => !(id in theirs.lists))
  if (extra.length > 0) await database.drop(extra)
  const different = Object.keys(theirs.lists).filter((id) => own.lists[id] !== theirs.lists[id])
  for (let at = 0; at < different.length; at += listsAtOnce) {
    const lists = different.slice(at, at + listsAtOnce)
    await database.replace(await askNode<ListRows[]>(from, key, nodeCalls.rows, { lists }))
  }
  const isCopied = different.length + extra.length > 0
  const digest = digestOf(isCopied ? (await database.digests(slots)).lists : own.lists)
  if (digest !== digestOf(theirs.lists)) throw new Error('A list was changed while it was copied: once more.')
  return {
    lists: Object.keys(theirs.lists).length,
    copied: different.length,
    dropped: extra.length,
    digest,
  }
}
