import { createHash } from 'node:crypto'
import type { OwnHosts } from '../../domain/outbound/own-hosts.ts'
import type { OperationName } from '../../list-api/api-calls.ts'
import { type Operation, operations } from '../../list-api/operations.ts'
import type { ApiProblemCode } from '../../list-api/problems.ts'
import { bearerKey, readAccountKey } from '../../protocol/key-calls.ts'
import type { ApiRoute } from '../limits/api-routes.ts'
import type { ThreadAnswer } from '../threads/answer-in-thread.ts'
import type { ThreadRequest } from '../threads/messages.ts'
import type { Asked, Outcome } from './asked.ts'
import type { KeyedLists } from './keyed-list.ts'
import { idsOf, isReading } from './once-only.ts'
import { perform } from './perform.ts'
import { programProblem } from './program-problem.ts'
import { findProgramRoute } from './program-routes.ts'

/**
 * Answers a request of the API for other programs.
 *
 * @param ownHosts hosts of the operator that webhooks may reach beside public ones
 */
export async function answerProgram(
  request: ThreadRequest,
  lists: KeyedLists,
  ownHosts: OwnHosts,
): Promise<ThreadAnswer> {
  const asked = readAsked(request, lists)
  return typeof asked === 'string' ? problem(asked) : answered(request, await perform({ ...asked, ownHosts }))
}

function readAsked(request: ThreadRequest, lists: KeyedLists): Omit<Asked, 'ownHosts'> | ApiProblemCode {
  const { method, url, headers } = request
  const { pathname, searchParams } = new URL(url, 'http://site')
  const found = findProgramRoute(method, pathname)
  const operation = operationOf(found.kind === 'route' ? found.route : undefined)
  if (!operation) return 'not-found'
  const { body: schema, path }: Operation = operations[operation]
  const key = bearerKey(headers.authorization)
  if (key === undefined) return 'unknown-key'
  const body = Buffer.from(request.body ?? [])
  if (schema && !isJson(headers['content-type'])) return 'not-json'
  const said = schema && parsed(body)
  if (schema && said === undefined) return 'bad-request'
  const ids = idsOf(request, key, body)
  if (!ids) return 'request-name'
  const { itemId = '', listId } = idsIn(path, pathname)
  const since = searchParams.get('since')
  return {
    ...ids,
    ...{ operation, itemId, body: said, ifMatch: headers['if-match'] },
    since: since === null ? undefined : Number(since),
    list: lists.by(key, headers, listId),
    lists: lists.all(key, headers),
    isWithoutList: listId === undefined && readAccountKey(key) !== undefined,
  }
}

/** Returns the ids in a path, by their names in the table. */
function idsIn(path: string, pathname: string): { listId?: string; itemId?: string } {
  const parts = pathname.split('/')
  const named = path
    .split('/')
    .flatMap((name, at) => (name.startsWith('{') ? [[name.slice(1, -1), parts[at]]] : []))
  return Object.fromEntries(named)
}

function operationOf(route: ApiRoute | undefined): OperationName | undefined {
  const method = route?.method === 'HEAD' ? 'GET' : route?.method
  const names = Object.keys(operations) as OperationName[]
  return names.find((name) => operations[name].method === method && operations[name].path === route?.path)
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

function answered(request: ThreadRequest, outcome: Outcome): ThreadAnswer {
  switch (outcome.kind) {
    case 'problem':
      return problem(outcome.problem, outcome)
    case 'empty':
      return { status: 204, headers: { 'Cache-Control': 'no-store' } }
    case 'done':
      return json(request, outcome)
  }
}

function problem(...given: Parameters<typeof programProblem>): ThreadAnswer {
  const { body, ...head } = programProblem(...given)
  return { ...head, body: [body] }
}

/** The program may cache what it reads, but has to revalidate it each time. */
function json(
  { method, headers: asked }: ThreadRequest,
  { status, answer, etag: own }: Outcome & { kind: 'done' },
): ThreadAnswer {
  const text = JSON.stringify(answer)
  const ofText = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }
  if (!isReading(method)) {
    const tag = own !== undefined && { ETag: own }
    return { status, headers: { ...ofText, 'Cache-Control': 'no-store', ...tag }, body: [text] }
  }
  const etag = own ?? `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' }
  const isSame = asked['if-none-match']?.split(',').some((one) => one.trim() === etag)
  return isSame ? { status: 304, headers } : { status, headers: { ...ofText, ...headers }, body: [text] }
}
