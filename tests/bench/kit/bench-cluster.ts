import { startCluster, type TestCluster } from '../../support/server/cluster.ts'
import type { Workbench } from './workbench.ts'

/** Starts two nodes behind HAProxy; the first one serves every slot. */
export function twoNodes(bench: Workbench): Promise<TestCluster> {
  return bench.start(
    () => startCluster(['a', 'b']),
    (cluster) => cluster.stop(),
  )
}
