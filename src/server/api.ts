import type { IncomingMessage, ServerResponse } from 'node:http'
import { calls } from '../protocol/calls.ts'
import { type PushKeyAnswer, readPushKey } from '../protocol/late-calls.ts'
import type { Health } from './health/health.ts'
import { type ApiRoute, findRoute, isMethodOfCalls, queryFor } from './limits/api-routes.ts'
import { drain } from './limits/drain.ts'
import { isStreamRoute } from './limits/event-stream.ts'
import type { Gatekeeper } from './limits/gatekeeper.ts'
import { answerProblem } from './limits/problems.ts'
import { refuseMethod } from './limits/refuse-method.ts'
import { summaryOf } from './limits/request-summary.ts'
import type { ServedBuild } from './pages/served-build.ts'
import type { PartApi } from './part.ts'
import type { ApiProxy } from './proxy.ts'

interface Api extends Pick<ServedBuild, 'admitView'> {
  proxy: ApiProxy
  admit: Gatekeeper
  health: Health
  /** Calls that optional parts answer. */
  parts: readonly PartApi[]
  /** Compresses the answer and counts its unread bytes. */
  prepare: (request: IncomingMessage, response: ServerResponse) => void
  /** Undefined for a site that sends no notifications. */
  pushKey: string | undefined
}

type Answer = (request: IncomingMessage, response: ServerResponse, pass: () => void) => void

/** Answers requests below `/api/`: calls of visitors' pages are passed on to PocketBase once they are admitted. */
export function createApi({ proxy, admit, prepare, health, parts, admitView, pushKey }: Api) {
  /** Paths that this server answers itself, or checks before it passes them on. */
  const own: Readonly<Record<string, Answer>> = {
    '/api/health': (_, response) => void health.answer(response),
    [readPushKey.path]: (_, response) => answerPushKey(response, pushKey),
    [calls.countView.path]: (request, response, pass) => void admitView(request, response, pass),
  }
  return (request: IncomingMessage, response: ServerResponse, { pathname, searchParams }: URL): void => {
    const found = findRoute(request.method, pathname)
    if (found.kind !== 'route' && !isMethodOfCalls(request.method)) {
      refuse(request, response, found)
      return
    }
    const part = parts.find(({ path }) => pathname.startsWith(path))
    if (part) {
      const query = queryFor(part.passes, searchParams) ?? ''
      const summary = { ...summaryOf(request, pathname), mostBytes: part.mostBytes }
      const pass = () => proxy.pass(request, response, summary, pathname + query)
      void part.answer(request, response, pathname, pass)
      return
    }
    if (found.kind === 'route') answer(request, response, found.route, { pathname, searchParams })
    else refuse(request, response, found)
  }

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    route: ApiRoute,
    { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  ): void {
    const summary = summaryOf(request, pathname, route)
    if (!admit(request, response, summary)) return
    const query = queryFor(route, searchParams)
    if (query === undefined) {
      answerProblem(response, 'bad-request')
      return
    }
    if (!isStreamRoute(route)) prepare(request, response)
    const pass = () => proxy.pass(request, response, summary, pathname + query)
    const answer = own[route.path] ?? pass
    answer(request, response, pass)
  }
}

/** Answers with the public key by which browsers subscribe. */
function answerPushKey(response: ServerResponse, key: string | undefined): void {
  if (key === undefined) {
    answerProblem(response, 'not-found')
    return
  }
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify({ key } satisfies PushKeyAnswer))
}

/** Refuses a request that is no call of visitors' pages; nothing of it is passed on. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  found: Exclude<ReturnType<typeof findRoute>, { kind: 'route' }>,
): void {
  if (found.kind === 'other-method') refuseMethod(request, response, found.allowed)
  else {
    drain(request)
    answerProblem(response, isMethodOfCalls(request.method) ? 'not-found' : 'wrong-method')
  }
}
