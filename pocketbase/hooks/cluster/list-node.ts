import { type KeeperBody, keeperCalls } from '../../../src/protocol/cluster.ts'
import type { KeptListAnswer } from '../../../src/protocol/late-calls.ts'
import { shareTokenHeader } from '../../../src/protocol/share-token.ts'
import { slotParameter } from '../../../src/protocol/slot.ts'
import type { ListNode } from '../account/list-node.ts'
import { settings } from '../operator-settings.ts'
import type { HttpAnswer } from '../pocketbase.d.ts'

/** Time limit for the answer of a list's node, in seconds. */
const timeoutSeconds = 5

/** Returns the node that the router finds for a list; undefined without a router. */
export function nodeBehindRouter(): ListNode | undefined {
  const { CLUSTER_ROUTER: router, CLUSTER_KEY: key } = settings
  return router !== undefined && key !== undefined ? nodeBehind(router, key) : undefined
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
