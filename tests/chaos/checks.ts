import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../../scripts/lib/cluster/cluster-file.ts'
import { statusOf } from '../../scripts/lib/cluster/status.ts'
import { ListClient } from '../support/people/api.ts'
import type { Device, NamedList, Wish } from './device.ts'

const pollMs = 100

interface Shown {
  name: string
  quantity: string
}

/**
 * Returns the faults once all changes have ended and everything runs: an acknowledged change that is lost, devices that
 * differ from the server, a list that is on no node or on two.
 *
 * @param patienceMs time limit in which devices must become equal to the server, and standbys follow
 */
export async function faultsIn(
  url: string,
  cluster: Cluster,
  lists: ReadonlyMap<NamedList, readonly Device[]>,
  patienceMs: number,
): Promise<string[]> {
  const giveUpAt = performance.now() + patienceMs
  const faults: string[] = []
  for (const [list, devices] of lists) {
    const found = await lastFaults(() => faultsOf(url, list, devices), giveUpAt)
    faults.push(...found.map((fault) => `${list.token.slice(0, 3)}: ${fault}`))
  }
  const ofNodes = await lastFaults(() => statusFaults(cluster), giveUpAt)
  return [...faults, ...homelessIn(cluster, [...lists.keys()]), ...ofNodes]
}

/** Looks for faults until there are none, or until a time; returns those of the last look. */
async function lastFaults(look: () => Promise<string[]>, giveUpAt: number): Promise<string[]> {
  for (;;) {
    const found = await look()
    if (found.length === 0 || performance.now() > giveUpAt) return found
    await pause(pollMs)
  }
}

async function faultsOf(url: string, list: NamedList, devices: readonly Device[]): Promise<string[]> {
  const wanted = shownIn(devices.flatMap(({ wishes }) => [...wishes]))
  const stored = await new ListClient(url, list.id, list.token).read().catch(() => undefined)
  if (!stored) return ['the server has no answer']
  const faults = differences(shownIn(stored.items.map((item) => [item.id, item])), wanted, 'the server')
  for (const [number, device] of devices.entries()) {
    const name = `device ${number}`
    if (device.isClosed) continue
    if (device.waiting > 0) faults.push(`${name} waits with ${device.waiting} changes`)
    if (device.isMissing) faults.push(`${name} received the answer that there is no such list`)
    if (device.refused > 0) faults.push(`${name} was refused ${device.refused} changes`)
    faults.push(...differences(shownIn([...device.view]), wanted, name))
  }
  return faults
}

function shownIn(items: readonly (readonly [string, Wish])[]): Map<string, Shown> {
  return new Map(
    items.flatMap(([id, { name, quantity, deleted }]) =>
      deleted ? [] : [[id, { name, quantity }] as const],
    ),
  )
}

function differences(
  shown: ReadonlyMap<string, Shown>,
  wanted: ReadonlyMap<string, Shown>,
  where: string,
): string[] {
  const faults: string[] = []
  for (const [id, { name, quantity }] of wanted) {
    const item = shown.get(id)
    if (!item) faults.push(`${where} has lost ${name}`)
    else if (item.quantity !== quantity)
      faults.push(`${where} has ${item.quantity} of ${name} instead of ${quantity}`)
  }
  for (const [id, { name }] of shown) if (!wanted.has(id)) faults.push(`${where} still has ${name}`)
  return faults
}

/** Returns the lists that are in no node's database, in two, or in another than in the map. */
function homelessIn({ nodes, slots }: Cluster, lists: readonly NamedList[]): string[] {
  const homes = new Map<string, string[]>()
  for (const [name, { data }] of Object.entries(nodes)) {
    const database = new DatabaseSync(join(data, 'pb/data.db'), { readOnly: true, timeout: 10_000 })
    for (const { id } of database.prepare('SELECT id FROM lists').all())
      homes.set(String(id), [...(homes.get(String(id)) ?? []), name])
    database.close()
  }
  return lists.flatMap(({ id, token }) => {
    const found = homes.get(id)?.join(' and ') ?? 'no node'
    const owner = slots.get(token.slice(0, 3))?.node
    return found === owner ? [] : [`${token.slice(0, 3)}: is on ${found} instead of ${owner}`]
  })
}

async function statusFaults(cluster: Cluster): Promise<string[]> {
  return (await statusOf(cluster)).findings.map(({ what }) => what)
}
