import type { Call } from '../../protocol/calls.ts'
import { Problem } from '../../settings/problem.ts'

/** A slot of thousands of lists is read in seconds; a node that needs longer has a problem. */
const timeoutMs = 60_000

/** Error response of another node, or no response. */
export class NodeProblem extends Problem {
  /** HTTP status; 0 without a response. */
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * Sends a request to a node, with the key of its cluster.
 *
 * @param origin for example http://10.0.0.2:4321
 * @throws NodeProblem
 */
export async function askNode<Answer>(
  origin: string,
  key: string,
  call: Call,
  body: object,
  signal = AbortSignal.timeout(timeoutMs),
): Promise<Answer> {
  const response = await requestOfNode(origin, key, call, body, signal)
  const text = await response.text().catch((error: Error) => {
    throw new NodeProblem(0, `${origin}${call.path} broke off: ${error.message}`)
  })
  return JSON.parse(text) as Answer
}

/**
 * Like `askNode`, for an answer that is read as it arrives.
 *
 * @throws NodeProblem if the node answers with an error or does not answer
 */
export async function requestOfNode(
  origin: string,
  key: string,
  { method, path }: Call,
  body: object,
  signal: AbortSignal,
): Promise<Response> {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
  const request = { method, headers, body: JSON.stringify(body), signal }
  const response = await fetch(origin + path, request).catch((error: Error) => {
    throw new NodeProblem(0, `${origin} does not answer: ${error.cause ?? error.message}`)
  })
  if (response.ok) return response
  const text = await response.text().catch(() => '')
  throw new NodeProblem(response.status, `${origin}${path}: ${response.status} ${text}`)
}
