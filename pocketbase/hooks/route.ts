import { listKeyHeader, readListKey } from '../../src/protocol/list-keys.ts'
import { accountOf } from './account/account-of.ts'
import { guarded, type RefusalCode, type RouteAnswer, refused, send } from './answer.ts'
import { isOutdated, noKey, noList } from './cluster/served.ts'
import { isFromSite } from './from-site.ts'
import { attempt } from './journal.ts'
import { findKeyed, type ListByKey, touchKey } from './list/keys.ts'
import { findList, type OpenedList } from './list/lists.ts'
import type { AccountRecord, App, RequestEvent } from './pocketbase.d.ts'
import { type Fields, type LongestBody, readBody, tokenOf } from './request.ts'
import { prepared } from './sql.ts'

/** What every handler is given. */
interface Request<Body> {
  app: App
  event: RequestEvent
  body: Body
  /** In ms since 1970; one moment for all that a request does. */
  nowMs: number
}

/** A request about the list that its key opens. */
export interface ListRequest<Body = undefined> extends Request<Body> {
  list: OpenedList
  /** Only for what looks it up again inside a transaction that writes. */
  token: string
}

/** A request of a program, about the list that its key opens. */
export interface KeyedRequest<Body = undefined> extends Request<Body> {
  keyed: ListByKey
  key: string
}

/** A request of somebody who is signed in. */
export interface AccountRequest<Body = undefined> extends Request<Body> {
  account: AccountRecord
}

/** Takes what a body says, or tells why it does not. */
type BodyReader<Body> = (fields: Fields) => Body | RefusalCode

interface Expected<Body> {
  /** Without one, the body is not touched. */
  body?: BodyReader<Body>
  longest?: LongestBody
}

interface ListAccess<Body> extends Expected<Body> {
  /** `read`: by either link. `edit`: by the full one only. */
  access: 'read' | 'edit'
}

/** The door of every route that is about one list: body, key, link and fields are looked at in that order, each once. */
export function listRoute<Body extends object | undefined = undefined>(
  { access, ...expected }: ListAccess<Body>,
  handler: (request: ListRequest<Body>) => RouteAnswer,
): (event: RequestEvent) => void {
  return withFields(expected, (request) => {
    const token = tokenOf(request.event)
    // Without the lock that writing takes, so that guessing tokens holds nobody up.
    const list = findList(prepared(request.app), token)
    if (!list) return refused(noList(prepared(request.app), token))
    if (access === 'edit' && list.isReadOnly) return refused('read-only')
    return withBody(request, expected, (body) => handler({ ...request, list, token, body }))
  })
}

/** The door of every route for programs, by a key of the list that is not its link. */
export function keyedRoute<Body extends object | undefined = undefined>(
  expected: Expected<Body>,
  handler: (request: KeyedRequest<Body>) => RouteAnswer,
): (event: RequestEvent) => void {
  return withFields(expected, (request) => {
    const key = readListKey(request.event.request.header.get(listKeyHeader))
    if (key === undefined) return refused('unknown-key')
    const keyed = findKeyed(prepared(request.app), key)
    if (!keyed) return refused(noKey(prepared(request.app), key))
    attempt(request.app, 'The use of a key could not be noted', () =>
      touchKey(prepared(request.app), keyed.keyId, request.nowMs),
    )
    return withBody(request, expected, (body) => handler({ ...request, keyed, key, body }))
  })
}

/** The door of every route of an account's. */
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

/** The door of a route that asks for neither a list nor an account. */
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

/** A body that is too long is refused before anything is looked up, and what is for another node before it is read. */
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
