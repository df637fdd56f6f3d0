import type { KeptListAnswer } from '../../../src/protocol/late-calls.ts'
import type { App } from '../pocketbase.d.ts'
import { addKeeper, removeKeeper } from './keepers.ts'

/** Calls about keepers to the node that serves a list. */
export interface ListNode {
  /** `elsewhere`: the node did not answer. */
  keep(token: string, keeper: string): KeptListAnswer | 'unknown-list' | 'elsewhere'
  /** @returns true if the node has removed the keeper */
  leave(slot: string, keeper: string): boolean
}

/** Returns this node, as the node of every list. */
export function ownNode(app: App, nowMs: number): ListNode {
  return {
    keep: (token, keeper) => addKeeper(app.db(), token, keeper, nowMs),
    leave: (_slot, keeper) => {
      removeKeeper(app.db(), keeper, nowMs)
      return true
    },
  }
}
