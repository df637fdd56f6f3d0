import type { IncomingMessage, ServerResponse } from 'node:http'
import { once } from '../../domain/lib/once.ts'
import { tellOperator } from '../health/journal.ts'
import { answerProblem } from '../limits/problems.ts'
import type { RequestSummary } from '../limits/request-summary.ts'
import { takeBody } from '../take-body.ts'
import type { KeyedLists } from './keyed-list.ts'

/** What other programs may ask of a list, by a key. */
export interface ProgramApi {
  answer: (request: IncomingMessage, response: ServerResponse, summary: RequestSummary) => void
}

/** All words and schemas take some megabytes, and few sites have programs that ask. */
const learned = once(() => import('./answer.ts'))

export function createProgramApi(lists: KeyedLists): ProgramApi {
  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    summary: RequestSummary,
    body: Buffer,
  ) => {
    try {
      await (await learned()).answerProgram(request, response, summary, body, lists)
    } catch (error) {
      tellOperator('error', `The API for other programs failed: ${error}`)
      answerProblem(response, 'unavailable')
    }
  }
  return {
    answer: (request, response, summary) =>
      takeBody(request, response, summary.mostBytes, (body) => void answer(request, response, summary, body)),
  }
}

/** Programs on pages of other sites may ask: the key is in a header that only they set, and no cookie opens anything. */
export function allowOtherOrigins(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Expose-Headers', 'ETag, Retry-After')
}

const dayInSeconds = 86_400

/** Answers a browser that asks beforehand whether such a page may. */
export function answerPreflight(response: ServerResponse, methods: readonly string[]): void {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, If-None-Match',
    'Access-Control-Max-Age': dayInSeconds,
    'Cache-Control': 'no-store',
  })
  response.end()
}
