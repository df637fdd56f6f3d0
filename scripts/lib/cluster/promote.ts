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
 * Puts the standby of a node in its place: the node is fenced, Litestream's follower ended at its last transaction, the site
 * started on the copy, which notices by its mark that it was restored, and HAProxy led there. Devices bring back what the
 * last milliseconds lost.
 *
 * @param isOff somebody knows that the node is gone; without it, its `fence` has to make sure
 * @throws Problem, with the node where it was
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

/** Lets the follower apply what is in the replica, and ends it. */
async function endFollower({ run, lista, data, unfollow }: Standby, replica: string): Promise<void> {
  if (run.length === 0) await caughtUp(replica, data)
  else await onMachine(run, `${lista} cluster caught-up '${replica}' ${data}`)
  await onMachine(run, unfollow)
}

function replicaOf({ replica }: ClusterNode, name: string): string {
  if (replica !== undefined) return replica
  throw new Problem(`${name} has a standby in cluster.json, and no replica that it follows.`)
}

/** Another history begins: what is in the replica belongs to the node that was replaced, which may still write to it. */
function nextReplica(replica: string): string {
  const [, address = replica, count = '1', query = ''] = /^(.*?)(?:-(\d+))?\/?(\?.*)?$/.exec(replica) ?? []
  return `${address}-${Number(count) + 1}${query}`
}

/**
 * The node that was replaced refuses from here on, should it come back: the router tells a later epoch than its own. What it
 * had begun to hand over when it ended is its own again, unless the other node has it for sure.
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

/** The slots that another node says are its own. */
async function givenAway({ nodes }: Cluster, name: string): Promise<ReadonlySet<string>> {
  const others = Object.entries(nodes).filter(([other]) => other !== name)
  const states = await Promise.all(others.map(([, node]) => tryState(node)))
  return new Set(
    states.flatMap((state) => state?.slots.flatMap(([slot, own]) => (own === 'here' ? [slot] : [])) ?? []),
  )
}
