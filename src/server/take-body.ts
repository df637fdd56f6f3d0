import type { IncomingMessage, ServerResponse } from 'node:http'
import { drain } from './limits/drain.ts'
import { answerProblem } from './limits/problems.ts'

/** Hands a body on once it is complete; a body that is too large is refused as early as possible. */
export function takeBody(
  incoming: IncomingMessage,
  response: ServerResponse,
  mostBytes: number,
  hand: (body: Buffer) => void,
): void {
  if (Number(incoming.headers['content-length'] ?? 0) > mostBytes) {
    refuseBody(incoming, response)
    return
  }
  const chunks: Buffer[] = []
  let receivedBytes = 0
  const take = (chunk: Buffer) => {
    chunks.push(chunk)
    receivedBytes += chunk.length
    if (receivedBytes <= mostBytes) return
    incoming.off('data', take).off('end', finish)
    refuseBody(incoming, response)
  }
  const finish = () => hand(Buffer.concat(chunks))
  incoming.on('data', take).on('end', finish)
}

function refuseBody(incoming: IncomingMessage, response: ServerResponse): void {
  answerProblem(response, 'too-large')
  drain(incoming)
}
