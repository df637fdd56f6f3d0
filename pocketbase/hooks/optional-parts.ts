import type { ListNode } from './account/list-node.ts'
import { nodeBehindRouter } from './cluster/list-node.ts' // part: cluster
import { forgetOldTasks } from './keys/calendar-tasks.ts' // part: integrations
import type { Database } from './pocketbase.d.ts'

/** Functions that return the node of lists which other nodes may have; undefined where all lists are on this node. */
export const otherNodes: readonly (() => ListNode | undefined)[] = [
  nodeBehindRouter, // part: cluster
]

/** Functions that delete what belongs to items which were deleted before a moment. */
export const forgettersOfItems: readonly ((database: Database, before: string) => void)[] = [
  forgetOldTasks, // part: integrations
]
