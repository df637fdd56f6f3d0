import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
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
} as const satisfies Readonly<Record<string, Problem>>

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

/** Details of a problem that vary by request. */
export interface OfThisRequest {
  detail?: string | undefined
  retryAfterSeconds?: number | undefined
}

/** Writes a problem in the format of a part of the server. */
export type DescribeProblem = (
  problem: ServerProblem | 'too-many-requests',
  ofRequest?: OfThisRequest,
) => WholeAnswer

const formats = new WeakMap<ServerResponse, DescribeProblem>()

/** Has the problems of a response written in another format than that of PocketBase. */
export function describeProblemsBy(response: ServerResponse, describe: DescribeProblem): void {
  formats.set(response, describe)
}

/** Answers with a problem as JSON; closes the connection instead if an answer has begun. */
export function answerProblem(response: ServerResponse, problem: ServerProblem): void {
  send(response, formats.get(response)?.(problem) ?? siteProblem(problems[problem]))
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
  const described = formats.get(response)?.('too-many-requests', { detail: message, retryAfterSeconds })
  send(response, described ?? siteProblem({ status: 429, message, retryAfterSeconds }))
}

/** The site's answer while PocketBase does not answer. */
export function unavailable(retryAfterSeconds: number): WholeAnswer {
  return siteProblem({ ...problems.unavailable, retryAfterSeconds })
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

/** Writes a response with a JSON body. */
export function whole({ status, type, body, retryAfterSeconds }: Answer): WholeAnswer {
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
