import type { KeptListAnswer } from '../../../src/protocol/late-calls.ts'
import type { RouteAnswer } from '../answer.ts'
import type { App, RequestEvent } from '../pocketbase.d.ts'
import { addKeeper, removeKeeper } from './keepers.ts'

/** Calls to the node that serves a list. */
export interface ListNode {
  /** `elsewhere`: the node did not answer. */
  keep(token: string, keeper: string): KeptListAnswer | 'unknown-list' | 'elsewhere'
  /** @returns true if the node has removed the keeper */
  leave(slot: string, keeper: string): boolean
  /**
   * Asks the node of a list for what a program wants.
   *
   * @param path of a call of the site's server for programs
   * @param body JSON
   * @returns undefined if there is no other node
   */
  ask(path: string, token: string, body: string): RouteAnswer | undefined
  /** True for a request of another node. */
  isFromNode(event: RequestEvent): boolean
}

/** Returns this node, as the node of every list. */
export function ownNode(app: App, nowMs: number): ListNode {
  return {
    keep: (token, keeper) => addKeeper(app.db(), token, keeper, nowMs),
    leave: (_slot, keeper) => {
      removeKeeper(app.db(), keeper, nowMs)
      return true
    },
    ask: () => undefined,
    isFromNode: () => false,
  }
}
