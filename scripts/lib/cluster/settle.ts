import { type Cluster, nodeNamed, withOwner, writeCluster } from './cluster-file.ts'
import { clientOf, tryState } from './nodes.ts'
import { point } from './router.ts'

/**
 * Says once and for all that one node has the lists of some slots: no other serves them any more. For when two say so, as
 * after a backup of before a move, or none. Others keep what they have until it is moved or emptied.
 *
 * @throws Problem where a node does not answer: it might serve them
 */
export async function settle(
  cluster: Cluster,
  path: string,
  slots: readonly string[],
  name: string,
): Promise<void> {
  const epoch = 1 + Math.max(...(await epochsOf(cluster)))
  for (const [other, node] of Object.entries(cluster.nodes)) {
    if (other === name) continue
    await clientOf(node).place({
      slots,
      from: ['here', 'held', 'arriving', 'elsewhere'],
      to: 'elsewhere',
      epoch,
    })
  }
  await clientOf(nodeNamed(cluster, name)).place({
    slots,
    from: ['here', 'held', 'arriving', 'elsewhere'],
    to: 'here',
    epoch,
  })
  const settled = withOwner(cluster, slots, { node: name, epoch })
  writeCluster(path, settled)
  await point(settled, slots)
}

async function epochsOf({ nodes, slots }: Cluster): Promise<number[]> {
  const states = await Promise.all(Object.values(nodes).map(tryState))
  const known = states.flatMap((state) => state?.slots.map(([, , epoch]) => epoch) ?? [])
  return [...known, ...[...slots.values()].map(({ epoch }) => epoch)]
}
