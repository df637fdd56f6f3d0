import { type KeeperBody, keeperCalls, pathAtNode } from '../../../src/protocol/cluster.ts'
import type { KeptListAnswer } from '../../../src/protocol/late-calls.ts'
import { shareTokenHeader } from '../../../src/protocol/share-token.ts'
import { slotParameter } from '../../../src/protocol/slot.ts'
import type { ListNode } from '../account/list-node.ts'
import { jsonText, type RouteAnswer, refusalIn, refused } from '../answer.ts'
import { settings } from '../operator-settings.ts'
import type { HttpAnswer } from '../pocketbase.d.ts'
import { isFromNode } from './from-node.ts'

/** Time limit for the answer of a list's node, in seconds. */
const timeoutSeconds = 5

/** Returns the node that the router finds for a list; undefined without a router. */
export function nodeBehindRouter(): ListNode | undefined {
  const { CLUSTER_ROUTER: router, CLUSTER_KEY: key } = settings
  return router !== undefined && key !== undefined ? nodeBehind(router, key) : undefined
}

function nodeBehind(router: string, key: string): ListNode {
  const post = (path: string, headers: Readonly<Record<string, string>>, body: string) =>
    send({
      method: 'POST',
      url: router + path,
      headers: { ...headers, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body,
      timeout: timeoutSeconds,
    })
  const tell = (path: string, headers: Readonly<Record<string, string>>, body: KeeperBody) =>
    post(path, headers, JSON.stringify(body))
  return {
    keep(token, keeper) {
      const answer = tell(keeperCalls.keep.path, { [shareTokenHeader]: token }, { keeper })
      if (answer?.statusCode === 200) return answer.json as unknown as KeptListAnswer
      return answer?.statusCode === 404 ? 'unknown-list' : 'elsewhere'
    },
    leave: (slot, keeper) =>
      tell(`${keeperCalls.leave.path}?${slotParameter}=${slot}`, {}, { keeper })?.statusCode === 204,
    ask: (path, token, body) => passedOn(post(pathAtNode(path), { [shareTokenHeader]: token }, body)),
    isFromNode,
  }
}

/** An answer that no route of a node has made may come from a router or a node of another version, and is repeated. */
function passedOn(answer: HttpAnswer | undefined): RouteAnswer {
  if (answer?.statusCode === 200) return jsonText(toString(answer.body))
  return refused((answer && refusalIn(answer.statusCode, answer.json?.message)) ?? 'elsewhere')
}

/** Errors are dropped and not logged, because they contain the address. */
function send(request: Parameters<typeof $http.send>[0]): HttpAnswer | undefined {
  try {
    return $http.send(request)
  } catch {
    return undefined
  }
}
