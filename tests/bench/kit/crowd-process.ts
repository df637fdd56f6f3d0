/**
 * The process of a crowd: opens the requested streams, reports the number of open ones, sends their heartbeats after a
 * message from the parent, and ends with its parent.
 */

import type { EventStream } from '../../support/live/event-stream.ts'
import { ListClient } from '../../support/people/api.ts'
import { askAsSite, siteSecret } from '../../support/server/as-site.ts'
import type { Gathering } from './crowd.ts'
import { Gate } from './gate.ts'
import { keepAnswering, openReader } from './reader.ts'

interface Member {
  list: ListClient
  stream: EventStream
}

/** Opens only a few streams at a time, because a crowd that requests all at once would measure something else. */
const gate = new Gate(10)

process.on('disconnect', () => process.exit())
process.once('message', async ({ lists, readersPerList }: Gathering) => {
  const clients = lists.map(({ url, id, token }) => new ListClient(url, id, token))
  for (const { url } of lists) askAsSite({ url, secret: siteSecret })
  const joining = clients.flatMap((client) => Array.from({ length: readersPerList }, () => join(client)))
  const members = await Promise.all(joining)
  let ended = 0
  for (const { stream } of members) {
    void stream.ended.then(() => {
      ended += 1
    })
  }
  process.on('message', (wish) => {
    if (wish === 'answer') members.forEach(answer)
    else process.send?.(members.length - ended)
  })
  process.send?.(members.length)
})

async function join(list: ListClient): Promise<Member> {
  return { list, stream: await gate.pass(() => openReader(list)) }
}

function answer({ list, stream }: Member): void {
  keepAnswering(list, stream, (beat) => gate.pass(beat))
}
