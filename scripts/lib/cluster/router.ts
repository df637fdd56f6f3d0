import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Problem } from '../problem.ts'
import { replaceFile } from '../replace-file.ts'
import type { Cluster, Owner, Router } from './cluster-file.ts'

/** What the map of slots says of a slot that is on its way from one node to another. */
const held = 'hold'
/** HAProxy takes a line of some KB. */
const commandsAtOnce = 100
const timeoutMs = 5_000

/** The path of the map of slots, by which HAProxy also knows it. */
export function mapPath({ folder }: Router): string {
  return join(folder, 'slots.map')
}

/** A line of the map: '3ff b/17'. */
function mapLine(slot: string, { node, epoch }: Owner): string {
  return `${slot} ${node}/${epoch}`
}

export function mapText({ slots }: Cluster): string {
  return [...slots].map(([slot, owner]) => `${mapLine(slot, owner)}\n`).join('')
}

/** Has visitors of some slots be told to ask again, until `point` says where those are. */
export async function hold({ router }: Cluster, slots: readonly string[]): Promise<void> {
  await command(
    router,
    slots.map((slot) => `set map ${mapPath(router)} ${slot} ${held}`),
  )
}

/** Leads visitors of some slots to their owners: the map on the disk first, then that of the running HAProxy. */
export async function point(cluster: Cluster, slots: readonly string[]): Promise<void> {
  const { router } = cluster
  replaceFile(mapPath(router), mapText(cluster))
  const lines = slots.map((slot) => mapLine(slot, cluster.slots.get(slot) ?? unknownSlot(slot)))
  await command(
    router,
    lines.map((line) => `set map ${mapPath(router)} ${line}`),
  )
}

/** Leads the running HAProxy to the present address of a node, which it takes to be well at once. */
export async function readdress({ router, nodes }: Cluster, name: string): Promise<void> {
  const { hostname, port } = new URL(nodes[name]?.address ?? '')
  const servers = [`${name}/site`, `pages/${name}`]
  for (const server of servers) {
    // It answers with what it changed.
    await ask(router, `set server ${server} addr ${hostname} port ${port}`)
    await command(router, [`set server ${server} health up`])
  }
}

/** The map that the running HAProxy follows: the owner of each slot, 'hold' for none. */
export async function followedMap(router: Router): Promise<Map<string, string>> {
  const said = await ask(router, `show map ${mapPath(router)}`)
  const rows = said.split('\n').flatMap((line) => {
    const [, slot, owner] = line.split(' ')
    return slot && owner ? [[slot, owner] as const] : []
  })
  return new Map(rows)
}

async function command(router: Router, commands: readonly string[]): Promise<void> {
  for (let at = 0; at < commands.length; at += commandsAtOnce) {
    const said = (await ask(router, commands.slice(at, at + commandsAtOnce).join(';'))).trim()
    if (said !== '') throw new Problem(`HAProxy refused: ${said.split('\n')[0]}`)
  }
}

/** @throws Problem where there is no HAProxy */
async function ask({ socket: path }: Router, line: string): Promise<string> {
  const socket = connect(path)
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no answer')))
  try {
    socket.end(`${line}\n`)
    return await text(socket)
  } catch (error) {
    throw new Problem(`HAProxy cannot be asked by ${path}: ${error instanceof Error ? error.message : error}`)
  }
}

function unknownSlot(slot: string): never {
  throw new Error(`${slot} is no slot`)
}
