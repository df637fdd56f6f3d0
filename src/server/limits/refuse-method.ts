import type { IncomingMessage, ServerResponse } from 'node:http'
import { drain } from './drain.ts'
import { answerProblem } from './problems.ts'

/** Answers 405 with the methods that an address allows. */
export function refuseMethod(
  request: IncomingMessage,
  response: ServerResponse,
  allowed: readonly (string | undefined)[],
): void {
  drain(request)
  response.setHeader('Allow', allowed.join(', '))
  answerProblem(response, 'wrong-method')
}
