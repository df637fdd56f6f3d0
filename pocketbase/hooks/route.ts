import { listIdHeader } from '../../src/protocol/account-keys.ts'
import { listKeyHeader, readAccountKey, readProgramKey } from '../../src/protocol/list-keys.ts'
import { accountOf } from './account/account-of.ts'
import { guarded, type RefusalCode, type RouteAnswer, refused, send } from './answer.ts'
import { isFromSite } from './from-site.ts'
import { attempt } from './journal.ts'
import { findKey, findKeyed, type KnownKey, type ListByKey, touchKey, whyNotKeyed } from './keys/keys.ts'
import { findList, type OpenedList } from './list/lists.ts'
import type { AccountRecord, App, RequestEvent } from './pocketbase.d.ts'
import { type Fields, type LongestBody, readBody, tokenOf } from './request.ts'
import { isOutdated, noKey, noList } from './served.ts'
import { prepared } from './sql.ts'

/** Parameter of every handler. */
interface Request<Body> {
  app: App
  event: RequestEvent
  body: Body
  /** In ms since 1970; the same moment for everything that a request does. */
  nowMs: number
}

/** A request about the list that its key opens. */
export interface ListRequest<Body = undefined> extends Request<Body> {
  list: OpenedList
  /** Only for handlers that look it up again inside a writing transaction. */
  token: string
}

/** A request of a program, about the list that its key opens. */
export interface KeyedRequest<Body = undefined> extends Request<Body> {
  keyed: ListByKey
  key: string
}

/** A request of a program, about all lists that its key opens. */
export interface ProgramRequest<Body = undefined> extends Request<Body> {
  known: KnownKey
}

/** A request of a signed-in account. */
export interface AccountRequest<Body = undefined> extends Request<Body> {
  account: AccountRecord
}

/** Validates the fields of a body, or returns the reason for a refusal. */
type BodyReader<Body> = (fields: Fields) => Body | RefusalCode

interface Expected<Body> {
  /** Without it, the body is not read. */
  body?: BodyReader<Body>
  longest?: LongestBody
}

interface ListAccess<Body> extends Expected<Body> {
  /** `read`: with either link. `edit`: only with the full link. */
  access: 'read' | 'edit'
}

/** Makes the handler of a route about one list: checks body, token, permission and fields in that order, each once. */
export function listRoute<Body extends object | undefined = undefined>(
  { access, ...expected }: ListAccess<Body>,
  handler: (request: ListRequest<Body>) => RouteAnswer,
): (event: RequestEvent) => void {
  return withFields(expected, (request) => {
    const token = tokenOf(request.event)
    // Without the lock for writing, so that guesses of tokens block nobody.
    const list = findList(prepared(request.app), token)
    if (!list) return refused(noList(prepared(request.app), token))
    if (access === 'edit' && list.isReadOnly) return refused('read-only')
    return withBody(request, expected, (body) => handler({ ...request, list, token, body }))
  })
}

/** Makes the handler of a route for programs, about one list that a key opens which is not its link. */
export function keyedRoute<Body extends object | undefined = undefined>(
  expected: Expected<Body>,
  handler: (request: KeyedRequest<Body>) => RouteAnswer,
): (event: RequestEvent) => void {
  return withKey(expected, (request, key) => {
    const listId = request.event.request.header.get(listIdHeader)
    const keyed = findKeyed(prepared(request.app), key, listId)
    if (!keyed) return refused(whyNotKeyed(prepared(request.app), key, listId))
    noteUse(request, key, keyed.keyId)
    return withBody(request, expected, (body) => handler({ ...request, keyed, key, body }))
  })
}

/** Makes the handler of a route for programs, about all lists that a key opens. */
export function programRoute<Body extends object | undefined = undefined>(
  expected: Expected<Body>,
  handler: (request: ProgramRequest<Body>) => RouteAnswer,
): (event: RequestEvent) => void {
  return withKey(expected, (request, key) => {
    const known = findKey(prepared(request.app), key)
    if (!known) return refused(noKey(prepared(request.app), key))
    noteUse(request, key, known.keyId)
    return withBody(request, expected, (body) => handler({ ...request, known, body }))
  })
}

function withKey<Body>(
  expected: Expected<Body>,
  work: (request: Request<Fields>, key: string) => RouteAnswer,
): (event: RequestEvent) => void {
  return withFields(expected, (request) => {
    const key = readProgramKey(request.event.request.header.get(listKeyHeader))
    return key === undefined ? refused('unknown-key') : work(request, key)
  })
}

function noteUse({ app, nowMs }: Request<Fields>, key: string, keyId: string): void {
  const of = readAccountKey(key) === undefined ? 'list' : 'account'
  attempt(app, 'The use of a key could not be noted', () => touchKey(prepared(app), of, keyId, nowMs))
}

/** Makes the handler of a route for signed-in accounts. */
export function accountRoute<Body extends object | undefined = undefined>(
  expected: Expected<Body>,
  handler: (request: AccountRequest<Body>) => RouteAnswer,
): (event: RequestEvent) => void {
  return withFields(expected, (request) => {
    const account = accountOf(request.event)
    if (!account) return refused('signed-out')
    return withBody(request, expected, (body) => handler({ ...request, account, body }))
  })
}

/** Makes the handler of a route that needs neither a list nor an account. */
export function openRoute<Body extends object | undefined = undefined>(
  expected: Expected<Body>,
  handler: (request: Request<Body>) => RouteAnswer,
): (event: RequestEvent) => void {
  return withFields(expected, (request) =>
    withBody(request, expected, (body) => handler({ ...request, body })),
  )
}

/** A handler that computes one answer from its event. Without the site's secret the answer is 404. */
export function route<Event extends RequestEvent>(
  work: (event: Event) => RouteAnswer,
): (event: Event) => void {
  return guarded((event) => {
    const answer = isFromSite(event) ? work(event) : refused('closed')
    send(event, answer)
    answer.afterwards?.()
  })
}

/**
 * Refuses a body that is too long before anything is looked up, and a request for another node before its fields are
 * validated.
 */
function withFields<Body>(
  { body, longest }: Expected<Body>,
  work: (request: Request<Fields>) => RouteAnswer,
): (event: RequestEvent) => void {
  return route((event) => {
    const fields = body ? readBody(event, longest) : {}
    if (typeof fields === 'string') return refused(fields)
    if (isOutdated(event)) return refused('elsewhere')
    return work({ app: event.app, event, body: fields, nowMs: Date.now() })
  })
}

function withBody<Body extends object | undefined>(
  { body: fields }: Request<Fields>,
  { body: read }: Expected<Body>,
  work: (body: Body) => RouteAnswer,
): RouteAnswer {
  const body = read?.(fields)
  return typeof body === 'string' ? refused(body) : work(body as Body)
}
