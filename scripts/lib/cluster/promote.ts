import { slotStates } from '../../../src/protocol/slot-states.ts'
import { Problem } from '../problem.ts'
import {
  type Cluster,
  type ClusterNode,
  nodeNamed,
  type Standby,
  slotsOfNode,
  writeCluster,
} from './cluster-file.ts'
import { clientOf, tryState, untilUp } from './nodes.ts'
import { onMachine } from './on-machine.ts'
import { render } from './render.ts'
import { point, readdress } from './router.ts'
import { caughtUp } from './standby/caught-up.ts'

/**
 * Replaces a node by its standby: fences the node, stops Litestream's follower at its last transaction, starts the site on
 * the copy, which detects by its mark that it was restored, and redirects HAProxy. Devices restore the changes of the last
 * milliseconds, which the copy lacks.
 *
 * @param isOff true if a person has verified that the node is off; otherwise its `fence` has to ensure that
 * @throws Problem, with the node unchanged
 */
export async function promote(
  cluster: Cluster,
  path: string,
  name: string,
  isOff: boolean,
): Promise<Cluster> {
  const node = nodeNamed(cluster, name)
  const { standby } = node
  if (!standby) throw new Problem(`${name} has no standby in cluster.json.`)
  await fence(node, name, isOff)
  const replica = replicaOf(node, name)
  await endFollower(standby, replica)
  await onMachine(standby.run, standby.start)
  await untilUp(standby)
  const { address, data, run, units, replicate, upgrade } = standby
  const next: ClusterNode = { address, data, run, units, replicate, upgrade, replica: nextReplica(replica) }
  const promoted = await raiseEpochs({ ...cluster, nodes: { ...cluster.nodes, [name]: next } }, name)
  writeCluster(path, promoted)
  render(promoted)
  await readdress(promoted, name)
  await point(promoted, slotsOfNode(promoted, name))
  return promoted
}

/** Makes sure that no two processes answer for the same lists. */
async function fence(
  { fence: command, address, run }: ClusterNode,
  name: string,
  isOff: boolean,
): Promise<void> {
  if (command !== undefined) {
    await onMachine([], command)
    return
  }
  if (isOff && (await tryState({ address })) === undefined) return
  throw new Problem(
    isOff
      ? `${name} still answers at ${address}: stop it first${run.length > 0 ? `, by ${run.join(' ')}` : ''}.`
      : `${name} has no fence in cluster.json: once its machine is off for sure, npm run cluster -- promote ${name} off.`,
  )
}

/** Waits until the follower has applied everything in the replica, and stops it. */
async function endFollower({ run, lista, data, unfollow }: Standby, replica: string): Promise<void> {
  if (run.length === 0) await caughtUp(replica, data)
  else await onMachine(run, `${lista} cluster caught-up '${replica}' ${data}`)
  await onMachine(run, unfollow)
}

function replicaOf({ replica }: ClusterNode, name: string): string {
  if (replica !== undefined) return replica
  throw new Problem(`${name} has a standby in cluster.json, and no replica that it follows.`)
}

/** The promoted node needs a new replica, because the replaced node may still write to the old one. */
function nextReplica(replica: string): string {
  const [, address = replica, count = '1', query = ''] = /^(.*?)(?:-(\d+))?\/?(\?.*)?$/.exec(replica) ?? []
  return `${address}-${Number(count) + 1}${query}`
}

/**
 * Raises the epochs of a replaced node's slots: should the node come back, it refuses requests, because the router sends a
 * later epoch than its own. Slots that it was handing over when it ended are its own again, unless the other node serves
 * them.
 */
async function raiseEpochs(cluster: Cluster, name: string): Promise<Cluster> {
  const client = clientOf(nodeNamed(cluster, name))
  const own = slotsOfNode(cluster, name)
  const given = await givenAway(cluster, name)
  const stateOf = slotStates((await client.state()).slots)
  const isServed = (slot: string) => ['here', 'held'].includes(stateOf(slot))
  const kept = own.filter((slot) => isServed(slot) && !given.has(slot))
  const epoch = 1 + Math.max(0, ...own.map((slot) => cluster.slots.get(slot)?.epoch ?? 0))
  await client.place({ slots: kept, from: ['here', 'held'], to: 'here', epoch })
  const slots = new Map(cluster.slots)
  for (const slot of kept) slots.set(slot, { node: name, epoch })
  return { ...cluster, slots }
}

/** The slots that another node reports as its own. */
async function givenAway({ nodes }: Cluster, name: string): Promise<ReadonlySet<string>> {
  const others = Object.entries(nodes).filter(([other]) => other !== name)
  const states = await Promise.all(others.map(([, node]) => tryState(node)))
  return new Set(
    states.flatMap((state) => state?.slots.flatMap(([slot, own]) => (own === 'here' ? [slot] : [])) ?? []),
  )
}
