import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Problem } from '../problem.ts'
import { replaceFile } from '../replace-file.ts'
import type { Cluster, Owner, Router } from './cluster-file.ts'

/** Entry in the map for a slot that is being moved from one node to another. */
const held = 'hold'
/** HAProxy accepts lines of some KB. */
const commandsAtOnce = 100
const timeoutMs = 5_000

/** The path of the map of slots, which is also its name in HAProxy. */
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

/** Makes HAProxy answer requests for some slots with 503 and Retry-After, until `point` sets their owners. */
export async function hold({ router }: Cluster, slots: readonly string[]): Promise<void> {
  await command(
    router,
    slots.map((slot) => `set map ${mapPath(router)} ${slot} ${held}`),
  )
}

/** Routes visitors of some slots to their owners: updates first the map on the disk, then that of the running HAProxy. */
export async function point(cluster: Cluster, slots: readonly string[]): Promise<void> {
  const { router } = cluster
  replaceFile(mapPath(router), mapText(cluster))
  const lines = slots.map((slot) => mapLine(slot, cluster.slots.get(slot) ?? unknownSlot(slot)))
  await command(
    router,
    lines.map((line) => `set map ${mapPath(router)} ${line}`),
  )
}

/** Changes the address of a node in the running HAProxy, which marks it as healthy at once. */
export async function readdress({ router, nodes }: Cluster, name: string): Promise<void> {
  const { hostname, port } = new URL(nodes[name]?.address ?? '')
  const servers = [`${name}/site`, `pages/${name}`]
  for (const server of servers) {
    // Unlike the other commands, this one answers with the change that it made.
    await ask(router, `set server ${server} addr ${hostname} port ${port}`)
    await command(router, [`set server ${server} health up`])
  }
}

/** Returns the map of the running HAProxy: the owner of each slot, or 'hold'. */
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

/** @throws Problem if HAProxy does not answer */
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
