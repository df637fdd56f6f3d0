import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { makeList } from '../people/api.ts'
import { newKeys } from '../people/program.ts' // part: integrations
import type { AttackName, Loot } from './attacks.ts'

export interface Assault {
  name: AttackName
  loot: Loot
  port: number
  /** Local address from which the requests are sent. */
  address: string
  forMs: number
}

/** Number of answers by status; 'cut' for requests without an answer. */
export type AssaultReport = Record<string, number>

export interface Sender {
  report: Promise<AssaultReport>
  end: () => void
}

/** Attacks from a separate process, so that the cost of sending does not count as the server's. */
export function startAttack(assault: Assault): Sender {
  const child = fork(fileURLToPath(import.meta.resolve('./sender-process.ts')))
  child.send(assault)
  const report = once(child, 'message').then(([told]) => {
    child.kill()
    return told as AssaultReport
  })
  return { report, end: () => void child.kill() }
}

const batches = 10
const itemsOfBatch = 100
/** The characters are five times as long when escaped in XML and HTML. */
const longestName = '&'.repeat(60)
const longestNote = '&'.repeat(200)

/** Makes full lists of the longest items, and keys for them. */
export async function gatherLoot(url: string, wanted: { lists: number; keysOfList: number }) {
  const loot = { lists: [] as Loot['lists'][number][], keys: [] as string[] }
  while (loot.lists.length < wanted.lists) {
    const list = await makeList(url)
    const itemIds: string[] = []
    for (let batch = 0; batch < batches; batch += 1) {
      const adds = Array.from({ length: itemsOfBatch }, (_, one) =>
        list.add(`produs ${loot.lists.length} ${batch} ${one} ${longestName}`, { note: longestNote }),
      )
      itemIds.push(...adds.map(({ itemId }) => itemId))
      await list.push(adds)
    }
    loot.keys.push(...(await newKeys(list, url, wanted.keysOfList))) // part: integrations
    loot.lists.push({ id: list.id, token: list.token, itemIds })
  }
  return loot
}
