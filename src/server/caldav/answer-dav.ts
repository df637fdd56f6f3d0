import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerProblem } from '../limits/problems.ts'
import type { KeyedLists, RefusedByList } from '../list-api/keyed-list.ts'
import type { DavAnswer } from './dav-answer.ts'
import { davHeaders, refuseKey } from './dav-headers.ts'
import { type DavRequest, performDav } from './perform-dav.ts'

/** Answers a request of CalDAV. @param asked all of it, but the list of its key */
export async function answerDav(
  request: IncomingMessage,
  response: ServerResponse,
  asked: Omit<DavRequest, 'keyed' | 'headers' | 'body'> & { key: string; body: Buffer },
  lists: KeyedLists,
): Promise<void> {
  const { key, body, method, place } = asked
  const keyed = lists.by(key, request)
  const { headers } = request
  const answer = await performDav({ method, place, keyed, headers, body: body.toString() })
  if ('refusal' in answer) refuse(response, answer)
  else send(response, answer)
}

function refuse(response: ServerResponse, { refusal, retryAfterSeconds }: RefusedByList): void {
  switch (refusal) {
    case 'unknown-key':
      refuseKey(response)
      break
    case 'read-only':
      send(response, { status: 403 })
      break
    default:
      response.setHeader('Retry-After', retryAfterSeconds)
      answerProblem(response, 'unavailable')
  }
}

function send(response: ServerResponse, { status, headers, type, body = '' }: DavAnswer): void {
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    ...davHeaders,
    ...headers,
    ...(type !== undefined && { 'Content-Type': type }),
    ...(status !== 204 && status !== 304 && { 'Content-Length': Buffer.byteLength(body) }),
  })
  response.end(body)
}
