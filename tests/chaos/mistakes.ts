import { join } from 'node:path'
import { type Cluster, nodeNamed, withOwner, writeCluster } from '../../scripts/lib/cluster/cluster-file.ts'
import { type MoveRequest, move } from '../../scripts/lib/cluster/move.ts'
import { clientOf } from '../../scripts/lib/cluster/nodes.ts'
import { hold, point } from '../../scripts/lib/cluster/router.ts'
import { NodeDatabase } from '../../src/server/cluster/node-database.ts'

/** A mistake that a move could make. The checker must detect each of them, and report nothing for a correct move. */
export type Mistake = 'map switched before the copy is whole' | 'source deleted first' | 'streams not ended'

interface Wrong extends MoveRequest {
  cluster: Cluster
  /** Path of cluster.json. */
  path: string
  /** Makes changes while the lists are copied. */
  shopMeanwhile: () => Promise<void>
}

/** Moves slots as `npm run cluster` does, except for one mistake, if given. */
export async function moveWith(mistake: Mistake | undefined, wrong: Wrong): Promise<void> {
  switch (mistake) {
    case 'map switched before the copy is whole':
      return switchEarly(wrong)
    case 'source deleted first':
      return deleteFirst(wrong)
    case 'streams not ended':
      return endNoStreams(wrong)
    default: {
      const moving = move(wrong.cluster, wrong.path, wrong)
      await wrong.shopMeanwhile()
      await moving
    }
  }
}

/** Switches the map early: changes after the beginning of the copy are not copied. */
async function switchEarly(wrong: Wrong): Promise<void> {
  const { slots, source, target, address, epoch } = await begin(wrong)
  await target.pull(slots, address)
  await wrong.shopMeanwhile()
  await target.place({ slots, from: ['arriving'], to: 'here', epoch })
  await lead(wrong, epoch)
  await source.place({ slots, from: ['here'], to: 'elsewhere', epoch })
  await source.empty(slots)
}

/** Deletes the lists at the source first, so that nothing is left to copy. */
async function deleteFirst(wrong: Wrong): Promise<void> {
  const { slots, source, target, address, epoch } = await begin(wrong)
  await hold(wrong.cluster, slots)
  await source.place({ slots, from: ['here'], to: 'elsewhere', epoch })
  await source.empty(slots)
  await target.pull(slots, address)
  await target.place({ slots, from: ['arriving'], to: 'here', epoch })
  await lead(wrong, epoch)
}

/** Deletes the lists at the source, but leaves their readers connected to it. */
async function endNoStreams(wrong: Wrong): Promise<void> {
  const { slots, source, target, address, epoch } = await begin(wrong)
  await hold(wrong.cluster, slots)
  await source.place({ slots, from: ['here'], to: 'held' })
  await target.pull(slots, address)
  await target.place({ slots, from: ['arriving'], to: 'here', epoch })
  await lead(wrong, epoch)
  await source.place({ slots, from: ['held'], to: 'elsewhere', epoch })
  const database = new NodeDatabase(join(nodeNamed(wrong.cluster, wrong.from).data, 'pb/data.db'))
  database.empty(slots)
  database.close()
}

async function begin({ cluster, slots, from, to }: Wrong) {
  const source = clientOf(nodeNamed(cluster, from))
  const target = clientOf(nodeNamed(cluster, to))
  await target.place({ slots, from: ['elsewhere', 'arriving'], to: 'arriving' })
  const epoch = 1 + Math.max(...slots.map((slot) => cluster.slots.get(slot)?.epoch ?? 0))
  return { slots, source, target, epoch, address: nodeNamed(cluster, from).address }
}

async function lead({ cluster, path, slots, to }: Wrong, epoch: number): Promise<void> {
  const moved = withOwner(cluster, slots, { node: to, epoch })
  writeCluster(path, moved)
  await point(moved, slots)
}
