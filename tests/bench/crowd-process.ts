/** The process of a crowd: opens the streams it is told to, says how many stand, and ends with its parent. */
import { ListClient } from '../support/api.ts'
import type { Gathering } from './crowd.ts'
import { Gate } from './gate.ts'
import { keepAnswering, openReader } from './reader.ts'

/** A crowd that asks all at once would measure how the server bears that. */
const gate = new Gate(10)

process.on('disconnect', () => process.exit())
process.once('message', async ({ lists, readersPerList }: Gathering) => {
  const clients = lists.map(({ url, id, token }) => new ListClient(url, id, token))
  const joining = clients.flatMap((client) => Array.from({ length: readersPerList }, () => join(client)))
  const readers = await Promise.all(joining)
  process.send?.(readers.length)
})

async function join(list: ListClient): Promise<void> {
  const stream = await gate.pass(() => openReader(list))
  keepAnswering(stream, (ask) => gate.pass(() => list.heartbeat(stream.clientId, ask)))
}
