import type { ServerResponse } from 'node:http'

/** What this server says itself, in PocketBase's shape, so that a client reads one kind of error. */
const problems = {
  'bad-request': { status: 400, message: 'Cererea nu este validă.' },
  'too-large': { status: 413, message: 'Cererea este prea mare.' },
  unavailable: {
    status: 503,
    message: 'Serverul pornește. Încercați din nou peste o clipă.',
    retryAfterSeconds: 1,
  },
} as const satisfies Record<string, { status: number; message: string; retryAfterSeconds?: number }>

export type ServerProblem = keyof typeof problems

/** Answers with a problem as JSON; ends the connection instead when an answer has begun. */
export function answerProblem(response: ServerResponse, problem: ServerProblem): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { status, message, ...more } = problems[problem]
  if ('retryAfterSeconds' in more) response.setHeader('Retry-After', more.retryAfterSeconds)
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(JSON.stringify({ status, message, data: {} }))
}
