import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
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

/** A complete response. */
export interface WholeAnswer {
  status: number
  headers: OutgoingHttpHeaders
  body: string
}

/** Answers with a problem as JSON; closes the connection instead if an answer has begun. */
export function answerProblem(response: ServerResponse, problem: ServerProblem): void {
  send(response, isOfListApi(response.req.url) ? programProblem(problem) : siteProblem(problems[problem]))
}

/**
 * Answers that an address has used up a budget.
 * @param waitMs until it may try again
 */
export function answerSpent(
  response: ServerResponse,
  { budget, waitMs }: { budget: BudgetName; waitMs: number },
): void {
  const { message } = budgets[budget]
  const retryAfterSeconds = Math.ceil(waitMs / 1000)
  const answer = isOfListApi(response.req.url)
    ? programProblem('too-many-requests', { detail: message, retryAfterSeconds })
    : siteProblem({ status: 429, message, retryAfterSeconds })
  send(response, answer)
}

/** The site's answer while PocketBase does not answer. */
export function unavailable(retryAfterSeconds: number): WholeAnswer {
  return siteProblem({ ...problems.unavailable, retryAfterSeconds })
}

/** Details of a problem that vary by request. */
interface OfThisRequest {
  detail?: string | undefined
  retryAfterSeconds?: number | undefined
}

/** A problem as it is reported to programs (RFC 9457). */
export function programProblem(
  code: ApiProblemCode,
  { detail, retryAfterSeconds = code === 'unavailable' ? 1 : undefined }: OfThisRequest = {},
): WholeAnswer {
  const body = apiProblem(code, detail)
  const { status } = body
  const answer = whole({ status, type: 'application/problem+json', body, retryAfterSeconds })
  if (code === 'unknown-key') answer.headers['WWW-Authenticate'] = 'Bearer'
  return answer
}

function siteProblem({ status, message, retryAfterSeconds }: Problem): WholeAnswer {
  const body = { status, message, data: {} }
  return whole({ status, type: 'application/json; charset=utf-8', body, retryAfterSeconds })
}

interface Answer {
  status: number
  type: string
  body: object
  retryAfterSeconds: number | undefined
}

function whole({ status, type, body, retryAfterSeconds }: Answer): WholeAnswer {
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-store' }
  return {
    status,
    headers: { ...headers, ...(retryAfterSeconds !== undefined && { 'Retry-After': retryAfterSeconds }) },
    body: JSON.stringify(body),
  }
}

function send(response: ServerResponse, { status, headers, body }: WholeAnswer): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(status, headers).end(body)
}
