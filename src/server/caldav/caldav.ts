import type { IncomingMessage, ServerResponse } from 'node:http'
import { once } from '../../domain/lib/once.ts'
import { tellOperator } from '../health/journal.ts'
import { drain } from '../limits/drain.ts'
import type { Gatekeeper } from '../limits/gatekeeper.ts'
import { limits } from '../limits/limits.ts'
import { answerProblem } from '../limits/problems.ts'
import type { RequestSummary } from '../limits/request-summary.ts'
import type { KeyedLists } from '../list-api/keyed-list.ts'
import { compress } from '../pages/compress.ts'
import { takeBody } from '../take-body.ts'
import { basicKey } from './basic-key.ts'
import { davHeaders, refuseKey } from './dav-headers.ts'
import { type DavPlace, davPaths, placeAt } from './dav-paths.ts'
import { type DavMethod, readMethod } from './methods.ts'

interface CalDav {
  admit: Gatekeeper
  lists: KeyedLists
}

/** The words and the reader of XML take some megabytes, and few sites have programs that ask. */
const learned = once(() => import('./answer-dav.ts'))

/** Answers what programs for tasks ask below `/dav/` (CalDAV, RFC 4791): a key opens the calendar of its list. */
export function createCalDav({ admit, lists }: CalDav) {
  return (request: IncomingMessage, response: ServerResponse, { pathname }: URL): void => {
    const method = readMethod(request.method)
    if (method === undefined) {
      tellMethods(request, response, 405)
      return
    }
    const key = basicKey(request.headers.authorization)
    if (!admit(request, response, summaryOf(request, key ?? ''))) return
    if (pathname === davPaths.wellKnown) leadIn(request, response)
    else if (method === 'OPTIONS') tellMethods(request, response, 200)
    else if (key === undefined) {
      drain(request)
      refuseKey(response)
    } else openByKey(request, response, { method, key, place: placeAt(pathname) })
  }

  function openByKey(
    request: IncomingMessage,
    response: ServerResponse,
    { place, ...asked }: { method: Exclude<DavMethod, 'OPTIONS'>; key: string; place: DavPlace | undefined },
  ): void {
    if (!place) {
      drain(request)
      answerProblem(response, 'not-found')
      return
    }
    compress(request, response)
    takeBody(request, response, limits.davBodyBytes, async (body) => {
      try {
        await (await learned()).answerDav(request, response, { ...asked, place, body }, lists)
      } catch (error) {
        tellOperator('error', `CalDAV failed: ${error}`)
        answerProblem(response, 'unavailable')
      }
    })
  }
}

/** A program that has sent no key yet is not guessing one: most ask without it first. */
function summaryOf({ headers }: IncomingMessage, token: string): RequestSummary {
  const mostBytes = limits.davBodyBytes
  const told = Number(headers['content-length'] ?? 0)
  return {
    route: { method: 'GET', path: davPaths.principal, takesKey: true },
    bytes: headers['transfer-encoding'] ? mostBytes : Math.min(told, mostBytes),
    ...{ mostBytes, token },
    opensList: token !== '',
    unknownStatus: 401,
  }
}

function leadIn(request: IncomingMessage, response: ServerResponse): void {
  drain(request)
  const status = request.method === 'GET' || request.method === 'HEAD' ? 301 : 308
  response.writeHead(status, { Location: davPaths.principal, 'Cache-Control': 'no-cache' }).end()
}

function tellMethods(request: IncomingMessage, response: ServerResponse, status: 200 | 405): void {
  drain(request)
  response.writeHead(status, { ...davHeaders, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()
}
