import type { IncomingMessage, ServerResponse } from 'node:http'
import { type FoundRoute, isMethodOfCalls, queryFor } from '../limits/api-routes.ts'
import { drain } from '../limits/drain.ts'
import { answerProblem } from '../limits/problems.ts'
import { refuseMethod } from '../limits/refuse-method.ts'
import { summaryOf } from '../limits/request-summary.ts'
import type { PartServer } from '../part.ts'
import type { Programs } from '../programs/programs.ts'
import { allowOtherOrigins, answerPreflight } from './other-origins.ts'
import { findProgramRoute } from './program-routes.ts'

/** Prefix of the calls that other programs may make, with a key of a list. */
const listApiPath = '/api/v1/'

/** True for addresses of the API for other programs, which reports errors in the standard's format. */
export function isOfListApi(pathname: string): boolean {
  return pathname.startsWith(listApiPath)
}

/** Answers requests below `/api/v1/`: the programs' thread answers calls once they are admitted. */
export function createListApi({ admit, prepare }: Pick<PartServer, 'admit' | 'prepare'>, programs: Programs) {
  return (request: IncomingMessage, response: ServerResponse, pathname: string): void => {
    const found = findProgramRoute(request.method, pathname)
    if (found.kind === 'route' || isMethodOfCalls(request.method)) allowOtherOrigins(response)
    if (found.kind !== 'route') {
      refuse(request, response, found)
      return
    }
    const summary = summaryOf(request, pathname, found.route)
    if (!admit(request, response, summary)) return
    const query = queryFor(found.route, new URL(request.url ?? '', 'http://site').searchParams)
    if (query === undefined) {
      drain(request)
      answerProblem(response, 'bad-request')
      return
    }
    prepare(request, response)
    programs.answer(request, response, pathname + query, summary.mostBytes)
  }
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  found: Exclude<FoundRoute, { kind: 'route' }>,
): void {
  if (found.kind === 'none') {
    drain(request)
    answerProblem(response, isMethodOfCalls(request.method) ? 'not-found' : 'wrong-method')
  } else if (request.method === 'OPTIONS') {
    drain(request)
    answerPreflight(response, found.allowed)
  } else refuseMethod(request, response, found.allowed)
}
