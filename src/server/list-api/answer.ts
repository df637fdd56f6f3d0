import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OperationName } from '../../list-api/api-calls.ts'
import { type Operation, operations } from '../../list-api/operations.ts'
import type { ApiProblemCode } from '../../list-api/problems.ts'
import { bearerKey } from '../../protocol/list-keys.ts'
import { answerApiProblem } from '../limits/problems.ts'
import type { RequestSummary } from '../limits/request-summary.ts'
import type { Asked, Outcome } from './asked.ts'
import type { KeyedLists } from './keyed-list.ts'
import { idsOf } from './once-only.ts'
import { perform } from './perform.ts'

/** @param body the whole of it */
export async function answerProgram(
  request: IncomingMessage,
  response: ServerResponse,
  { route }: RequestSummary,
  body: Buffer,
  lists: KeyedLists,
): Promise<void> {
  const asked = readAsked(request, operationOf(route), body, lists)
  if (typeof asked === 'string') answerApiProblem(response, asked)
  else send(request, response, await perform(asked))
}

function operationOf(route: RequestSummary['route']): OperationName | undefined {
  const names = Object.keys(operations) as OperationName[]
  return names.find(
    (name) => operations[name].method === route?.method && operations[name].path === route.path,
  )
}

function readAsked(
  request: IncomingMessage,
  operation: OperationName | undefined,
  body: Buffer,
  lists: KeyedLists,
): Asked | ApiProblemCode {
  if (!operation) return 'not-found'
  const { body: schema, path }: Operation = operations[operation]
  const key = bearerKey(request.headers.authorization)
  if (key === undefined) return 'unknown-key'
  if (schema && !isJson(request.headers['content-type'])) return 'not-json'
  const said = schema && parsed(body)
  if (schema && said === undefined) return 'bad-request'
  const ids = idsOf(request, key, body)
  if (!ids) return 'request-name'
  const itemId = path.endsWith('{itemId}') ? (request.url?.split('?', 1)[0]?.split('/').at(-1) ?? '') : ''
  return { ...ids, operation, itemId, body: said, list: lists.by(key, request) }
}

function isJson(type = ''): boolean {
  return type.toLowerCase().split(';', 1)[0]?.trim() === 'application/json'
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

function send(request: IncomingMessage, response: ServerResponse, outcome: Outcome): void {
  switch (outcome.kind) {
    case 'problem':
      answerApiProblem(response, outcome.problem, outcome)
      break
    case 'empty':
      response.writeHead(204, { 'Cache-Control': 'no-store' }).end()
      break
    case 'done':
      sendJson(request, response, outcome)
  }
}

/** What is read may be kept by who has read it, and is asked for again each time. */
function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  { status, answer }: Outcome & { kind: 'done' },
): void {
  const text = JSON.stringify(answer)
  if (request.method !== 'GET') {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(text)
    return
  }
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  response.setHeader('ETag', etag).setHeader('Cache-Control', 'private, no-cache')
  const isSame = request.headers['if-none-match']?.split(',').some((one) => one.trim() === etag)
  if (isSame) response.writeHead(304).end()
  else response.writeHead(status, { 'Content-Type': 'application/json' }).end(text)
}
