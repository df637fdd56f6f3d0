import { type Cluster, nodeNamed, withOwner, writeCluster } from './cluster-file.ts'
import { clientOf, tryState } from './nodes.ts'
import { point } from './router.ts'

/**
 * Decides that one node serves some slots, and no other does. It resolves a conflict in which two nodes claim them, for
 * example after restoring a backup from before a move, or none does. The other nodes keep their copies until they are moved
 * or emptied.
 *
 * @throws Problem if a node does not answer: it might serve them
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
