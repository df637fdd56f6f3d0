import type { ServerResponse } from 'node:http'
import { type ApiProblemCode, apiProblem } from '../../list-api/problems.ts'
import { isOfListApi } from '../list-api/is-of-list-api.ts'
import { type BudgetName, budgets } from './limits.ts'

/** The errors of this server, in PocketBase's format, so that a client reads one kind of error. */
const problems = {
  'bad-request': { status: 400, message: 'Cererea nu este validă.' },
  'not-found': { status: 404, message: 'Resursa cerută nu a fost găsită.' },
  'wrong-method': { status: 405, message: 'Cererea nu este posibilă în acest fel.' },
  'too-large': { status: 413, message: 'Cererea este prea mare.' },
  unavailable: {
    status: 503,
    message: 'Serverul pornește. Încercați din nou peste o clipă.',
    retryAfterSeconds: 1,
  },
} as const satisfies Partial<
  Record<ApiProblemCode, { status: number; message: string; retryAfterSeconds?: number }>
>

type ServerProblem = keyof typeof problems

interface Problem {
  status: number
  message: string
  retryAfterSeconds?: number
}

/** Answers with a problem as JSON; closes the connection instead if an answer has begun. */
export function answerProblem(response: ServerResponse, problem: ServerProblem): void {
  if (isOfListApi(response.req.url)) answerApiProblem(response, problem)
  else answer(response, problems[problem])
}

/**
 * Tells that an address has used up a budget.
 * @param waitMs until it may try again
 */
export function answerSpent(
  response: ServerResponse,
  { budget, waitMs }: { budget: BudgetName; waitMs: number },
): void {
  const { message } = budgets[budget]
  const retryAfterSeconds = Math.ceil(waitMs / 1000)
  if (isOfListApi(response.req.url))
    answerApiProblem(response, 'too-many-requests', { detail: message, retryAfterSeconds })
  else answer(response, { status: 429, message, retryAfterSeconds })
}

/** How a problem of one request differs from its like. */
interface OfThisRequest {
  detail?: string | undefined
  retryAfterSeconds?: number
}

/** Answers a program with a problem (RFC 9457); closes the connection instead if an answer has begun. */
export function answerApiProblem(
  response: ServerResponse,
  code: ApiProblemCode,
  { detail, retryAfterSeconds = code === 'unavailable' ? 1 : undefined }: OfThisRequest = {},
): void {
  if (code === 'unknown-key' && !response.headersSent) response.setHeader('WWW-Authenticate', 'Bearer')
  const problem = apiProblem(code, detail)
  send(response, {
    status: problem.status,
    type: 'application/problem+json',
    body: problem,
    retryAfterSeconds,
  })
}

function answer(response: ServerResponse, { status, message, retryAfterSeconds }: Problem): void {
  const body = { status, message, data: {} }
  send(response, { status, type: 'application/json; charset=utf-8', body, retryAfterSeconds })
}

interface Answer {
  status: number
  type: string
  body: object
  retryAfterSeconds: number | undefined
}

function send(response: ServerResponse, { status, type, body, retryAfterSeconds }: Answer): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', retryAfterSeconds)
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body))
}
