import type { ListNode } from './account/list-node.ts'
import { nodeBehindRouter } from './cluster/list-node.ts'

/**
 * Functions that return the node of lists which other nodes may have; undefined where all lists are on this node. A part of
 * the app that can be left out has its lines here, in app.ts and in pb_hooks/main.pb.js.
 */
export const otherNodes: readonly (() => ListNode | undefined)[] = [nodeBehindRouter]
