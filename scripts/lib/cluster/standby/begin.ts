import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '../../problem.ts'
import { type Cluster, type ClusterNode, nodeNamed, type Standby, writeCluster } from '../cluster-file.ts'
import { clientOf } from '../nodes.ts'
import { onMachine } from '../on-machine.ts'
import { render } from '../render.ts'
import { type Followed, lagOf } from './lag.ts'
import { replicateFiles, standbyFiles, type UnitFiles } from './unit-files.ts'

const pollMs = 200
/** A copy of some GB needs longer, and is not waited for. */
const timeoutMs = 60_000

/**
 * Starts a new copy of a node, on the machine of its standby or on another one, which then becomes its standby. Existing
 * data there are moved aside, within the data folder.
 *
 * @param another a machine with an installation that is no node, for example the former machine of a replaced node
 * @returns the lag of the standby; undefined if it has not caught up after a minute
 * @throws Problem
 */
export async function beginStandby(
  cluster: Cluster,
  path: string,
  name: string,
  another?: Standby,
): Promise<number | undefined> {
  const known = nodeNamed(cluster, name)
  const standby = another ?? known.standby
  const { replica } = known
  if (!standby)
    throw new Problem(`${name} has no standby in cluster.json: say where, standby ${name} ADDRESS [RUN …].`)
  if (replica === undefined)
    throw new Problem(`Write into cluster.json where Litestream copies ${name} to: its "replica".`)
  refuseTaken(cluster, name, standby)
  await clientOf(known).state()
  await refuseElsewhere(known, name)
  const node: ClusterNode = { ...known, standby }
  await install(node, replicateFiles(node))
  await onMachine(node.run, node.replicate)
  await install(standby, standbyFiles(node))
  await onMachine(standby.run, standby.clear)
  await onMachine(standby.run, moveAside(standby.data))
  await onMachine(standby.run, standby.follow)
  const begun = { ...cluster, nodes: { ...cluster.nodes, [name]: node } }
  writeCluster(path, begun)
  render(begun)
  return untilItFollows({ node, replica, standby })
}

/**
 * Refuses a folder of another node or standby, because all processes that use it are stopped, and the data are moved aside.
 */
function refuseTaken({ nodes }: Cluster, name: string, { address, data, run }: Standby): void {
  const others = Object.entries(nodes).flatMap(([other, node]) =>
    [node, ...(other !== name && node.standby ? [node.standby] : [])].map((place) => [other, place] as const),
  )
  const taken = others.find(
    ([, place]) => place.address === address || (place.data === data && `${place.run}` === `${run}`),
  )
  if (taken) throw new Problem(`${address} is of the node ${taken[0]}: it cannot be a standby of ${name}.`)
}

/** Refuses a wrong `run`: a node without one is assumed to be on this machine. */
async function refuseElsewhere({ run, data }: ClusterNode, name: string): Promise<void> {
  await onMachine(run, `test -e '${join(data, 'pb/data.db')}'`).catch((error: Error) => {
    throw new Problem(`${name} is not where its "run" in cluster.json leads: ${error.message}`)
  })
}

async function install({ run, units }: Pick<ClusterNode, 'run' | 'units'>, files: UnitFiles): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const bytes = Buffer.from(text).toString('base64')
    await onMachine(run, `printf %s ${bytes} | base64 -d > '${join(units, name)}'`)
  }
}

/** The database, the follower's notes about it, and Litestream's files from the time when this was a node. */
function moveAside(data: string): string {
  return `cd '${data}' && test -e pb/data.db || exit 0
    aside=$(mktemp -d before-standby-XXXXXX) && mv pb/data.db* "$aside"
    test ! -e pb/.data.db-litestream || mv pb/.data.db-litestream "$aside"`
}

async function untilItFollows(followed: Followed): Promise<number | undefined> {
  const giveUpAt = performance.now() + timeoutMs
  for (;;) {
    const lag = await lagOf(followed)
    if ('ms' in lag) return lag.ms
    if (performance.now() > giveUpAt) return undefined
    await wait(pollMs)
  }
}
