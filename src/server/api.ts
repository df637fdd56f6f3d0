import type { IncomingMessage, ServerResponse } from 'node:http'
import { calls } from '../protocol/calls.ts'
import { clusterPath } from '../protocol/cluster.ts'
import { slotParameter, slotShape } from '../protocol/slot.ts'
import type { ClusterDoor } from './cluster/cluster-door.ts'
import type { Health } from './health/health.ts'
import { findRoute, queryFor } from './limits/api-routes.ts'
import { drain } from './limits/drain.ts'
import { isStreamRoute } from './limits/event-stream.ts'
import type { Gatekeeper } from './limits/gatekeeper.ts'
import { answerProblem } from './limits/problems.ts'
import { summaryOf } from './limits/request-summary.ts'
import { compress } from './pages/compress.ts'
import type { ServedBuild } from './pages/served-build.ts'
import type { ApiProxy } from './proxy.ts'

interface Api extends Pick<ServedBuild, 'admitView'> {
  proxy: ApiProxy
  admit: Gatekeeper
  health: Health
  cluster: ClusterDoor
}

/** What a call of the cluster may say in its address. */
const ofSlot = { query: { [slotParameter]: slotShape } }

/** Answers what is asked below `/api/`: the calls of visitors' pages are PocketBase's, once they are admitted. */
export function createApi({ proxy, admit, health, cluster, admitView }: Api) {
  return (request: IncomingMessage, response: ServerResponse, { pathname, searchParams }: URL): void => {
    if (pathname.startsWith(clusterPath)) {
      const query = queryFor(ofSlot, searchParams) ?? ''
      const pass = () => proxy.pass(request, response, summaryOf(request, pathname), pathname + query)
      void cluster.answer(request, response, pathname, pass)
      return
    }
    const found = findRoute(request.method, pathname)
    if (found.kind !== 'route') {
      refuse(request, response, found)
      return
    }
    const { route } = found
    const summary = summaryOf(request, pathname, route)
    if (!admit(request, response, summary)) return
    const query = queryFor(route, searchParams)
    if (query === undefined) {
      answerProblem(response, 'bad-request')
      return
    }
    const pass = () => {
      if (!isStreamRoute(route)) compress(request, response)
      proxy.pass(request, response, summary, pathname + query)
    }
    if (route.path === '/api/health') void health.answer(response)
    else if (route.path === calls.countView.path) void admitView(request, response, pass)
    else pass()
  }
}

/** Answers a request that is no call of visitors' pages; nothing of it is passed on. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  found: Exclude<ReturnType<typeof findRoute>, { kind: 'route' }>,
): void {
  if (found.kind === 'other-method') response.setHeader('Allow', found.allowed.join(', '))
  answerProblem(response, found.kind === 'none' ? 'not-found' : 'wrong-method')
  drain(request)
}
