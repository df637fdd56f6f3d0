import type { ServerPart } from '../part.ts'
import { clusterDoor } from './cluster-door.ts'

/** A node answers other nodes, and all nodes have the key of the cluster. */
export const cluster: ServerPart = {
  makeApi: clusterDoor,
  commonSecret: ({ CLUSTER_KEY }) => CLUSTER_KEY,
}
