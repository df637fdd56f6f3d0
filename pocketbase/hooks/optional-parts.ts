import type { ListNode } from './account/list-node.ts'
import { nodeBehindRouter } from './cluster/list-node.ts' // part: cluster

/** Functions that return the node of lists which other nodes may have; undefined where all lists are on this node. */
export const otherNodes: readonly (() => ListNode | undefined)[] = [
  nodeBehindRouter, // part: cluster
]
