import type { ServerResponse } from 'node:http'
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
} as const satisfies Record<string, { status: number; message: string; retryAfterSeconds?: number }>

type ServerProblem = keyof typeof problems

interface Problem {
  status: number
  message: string
  retryAfterSeconds?: number
}

/** Answers with a problem as JSON; closes the connection instead if an answer has begun. */
export function answerProblem(response: ServerResponse, problem: ServerProblem): void {
  answer(response, problems[problem])
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
  answer(response, { status: 429, message, retryAfterSeconds: Math.ceil(waitMs / 1000) })
}

function answer(response: ServerResponse, { status, message, retryAfterSeconds }: Problem): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', retryAfterSeconds)
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(JSON.stringify({ status, message, data: {} }))
}
