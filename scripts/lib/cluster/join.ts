import { Problem } from '../problem.ts'
import { type Cluster, nodeNamed, readCluster, slotsOfNode } from './cluster-file.ts'
import { type Moved, move } from './move.ts'
import { clientOf } from './nodes.ts'
import { type Share, sharesFor, sharesOf } from './shares.ts'
import { everySlot } from './slot-ranges.ts'

/**
 * Moves a new node's share of the slots to it. A new node serves all slots, like a single node, but gets no requests yet.
 *
 * @throws Problem if it has lists already
 */
export async function join(cluster: Cluster, path: string, name: string): Promise<Moved> {
  const client = clientOf(nodeNamed(cluster, name))
  const state = await client.state()
  if (slotsOfNode(cluster, name).length === 0 && state.slots.length === 0) {
    if (Object.keys(state.lists).length > 0)
      throw new Problem(`${name} has lists that no map knows: begin it with an empty data folder.`)
    await client.place({ slots: everySlot, from: ['here'], to: 'elsewhere' })
  }
  return moveAll(cluster, path, sharesFor(name, ownedBy(cluster, name)))
}

/** Hands all slots of a node to the others. */
export function drain(cluster: Cluster, path: string, name: string): Promise<Moved> {
  if (name === cluster.home)
    throw new Problem(`${name} is home: accounts live there. Its lists can be moved, itself it cannot go.`)
  return moveAll(cluster, path, sharesOf(name, ownedBy(cluster)))
}

function ownedBy(cluster: Cluster, except?: string): ReadonlyMap<string, readonly string[]> {
  const names = Object.keys(cluster.nodes).filter((name) => name !== except)
  return new Map(names.map((name) => [name, slotsOfNode(cluster, name)]))
}

async function moveAll(cluster: Cluster, path: string, shares: readonly Share[]): Promise<Moved> {
  const moved: Moved = { lists: 0, heldMs: 0, left: [] }
  let current = cluster
  for (const share of shares) {
    const { lists, heldMs, left } = await move(current, path, share)
    moved.lists += lists
    moved.heldMs = Math.max(moved.heldMs, heldMs)
    moved.left.push(...left)
    current = readCluster(path)
  }
  return moved
}
