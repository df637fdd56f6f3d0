import type { IncomingMessage, ServerResponse } from 'node:http'
import { drain } from '../limits/drain.ts'
import type { Gatekeeper } from '../limits/gatekeeper.ts'
import { limits } from '../limits/limits.ts'
import { answerProblem } from '../limits/problems.ts'
import type { RequestSummary } from '../limits/request-summary.ts'
import type { Programs } from '../programs/programs.ts'
import { basicKey } from './basic-key.ts'
import { davHeaders, readMethod, refuseKey } from './dav-headers.ts'
import { davPaths, isLeadIn, placeAt } from './dav-paths.ts'

interface CalDav {
  admit: Gatekeeper
  /** Compresses the answer and counts its unread bytes. */
  prepare: (request: IncomingMessage, response: ServerResponse) => void
  programs: Programs
}

/** Answers requests of task programs below `/dav/` (CalDAV, RFC 4791): a key opens the calendars of its lists. */
export function createCalDav({ admit, prepare, programs }: CalDav) {
  return (request: IncomingMessage, response: ServerResponse, pathname: string): void => {
    const method = readMethod(request.method)
    if (method === undefined) {
      tellMethods(request, response, 405)
      return
    }
    const key = basicKey(request.headers.authorization)
    if (!admit(request, response, summaryOf(request, key ?? ''))) return
    if (isLeadIn(pathname, method)) leadIn(request, response)
    else if (method === 'OPTIONS') tellMethods(request, response, 200)
    else if (!key) refuse(request, () => refuseKey(response))
    else openByKey(request, response, pathname)
  }

  function openByKey(request: IncomingMessage, response: ServerResponse, pathname: string): void {
    if (!placeAt(pathname)) {
      refuse(request, () => answerProblem(response, 'not-found'))
      return
    }
    prepare(request, response)
    programs.answer(request, response, pathname, limits.davBodyBytes)
  }
}

function refuse(request: IncomingMessage, answer: () => void): void {
  drain(request)
  answer()
}

/** A program that has sent no key yet is not guessing one: most ask without it first. */
function summaryOf({ headers }: IncomingMessage, token: string): RequestSummary {
  const mostBytes = limits.davBodyBytes
  const declared = Number(headers['content-length'] ?? 0)
  return {
    route: { method: 'GET', path: davPaths.principal, takesKey: true },
    bytes: headers['transfer-encoding'] ? mostBytes : Math.min(declared, mostBytes),
    ...{ mostBytes, token },
    opensList: token !== '',
    unknownStatus: 401,
  }
}

/** Redirects to the principal, by the statuses that RFC 6764 names. */
function leadIn(request: IncomingMessage, response: ServerResponse): void {
  drain(request)
  const status = request.method === 'GET' || request.method === 'HEAD' ? 301 : 307
  response.writeHead(status, { Location: davPaths.principal, 'Cache-Control': 'no-cache' }).end()
}

function tellMethods(request: IncomingMessage, response: ServerResponse, status: 200 | 405): void {
  drain(request)
  response.writeHead(status, { ...davHeaders, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()
}
