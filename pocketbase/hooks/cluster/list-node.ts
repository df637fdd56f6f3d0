import { type KeeperBody, type KeptListAnswer, keeperCalls } from '../../../src/protocol/cluster.ts'
import { shareTokenHeader } from '../../../src/protocol/share-token.ts'
import { slotParameter } from '../../../src/protocol/slot.ts'
import type { App, HttpAnswer } from '../pocketbase.d.ts'
import { settings } from '../settings.ts'
import { addKeeper, removeKeeper } from './keepers.ts'

/** Time limit for the answer of a list's node, in seconds. */
const timeoutSeconds = 5

/** Calls of the home node about keepers to the node that serves a list. */
interface ListNode {
  /** `elsewhere`: the node did not answer. */
  keep(token: string, keeper: string): KeptListAnswer | 'unknown-list' | 'elsewhere'
  /** @returns true if the node has removed the keeper */
  leave(slot: string, keeper: string): boolean
}

/** Uses the router if there is one; otherwise all lists are on this node. */
export function listNode(app: App, nowMs: number): ListNode {
  const { CLUSTER_ROUTER: router, CLUSTER_KEY: key } = settings
  if (router !== undefined && key !== undefined) return nodeBehind(router, key)
  return {
    keep: (token, keeper) => addKeeper(app.db(), token, keeper, nowMs),
    leave: (_slot, keeper) => {
      removeKeeper(app.db(), keeper, nowMs)
      return true
    },
  }
}

function nodeBehind(router: string, key: string): ListNode {
  const ask = (path: string, headers: Readonly<Record<string, string>>, body: KeeperBody) =>
    send({
      method: 'POST',
      url: router + path,
      headers: { ...headers, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      timeout: timeoutSeconds,
    })
  return {
    keep(token, keeper) {
      const answer = ask(keeperCalls.keep.path, { [shareTokenHeader]: token }, { keeper })
      if (answer?.statusCode === 200) return answer.json as unknown as KeptListAnswer
      return answer?.statusCode === 404 ? 'unknown-list' : 'elsewhere'
    },
    leave: (slot, keeper) =>
      ask(`${keeperCalls.leave.path}?${slotParameter}=${slot}`, {}, { keeper })?.statusCode === 204,
  }
}

/** Errors are dropped and not logged, because they contain the address. */
function send(request: Parameters<typeof $http.send>[0]): HttpAnswer | undefined {
  try {
    return $http.send(request)
  } catch {
    return undefined
  }
}
