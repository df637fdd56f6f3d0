import { accountOf } from './account/account-of.ts'
import { guarded, type RefusalCode, type RouteAnswer, refused, send } from './answer.ts'
import { isFromSite } from './from-site.ts'
import { findList, type OpenedList } from './list/list-queries.ts'
import type { AccountRecord, App, RequestEvent } from './pocketbase.d.ts'
import { type Fields, type LongestBody, readBody, tokenOf } from './request.ts'
import { isOutdated, noList } from './served.ts'
import { prepared } from './sql.ts'

/** Parameter of every handler. */
export interface RouteRequest<Body> {
  app: App
  event: RequestEvent
  body: Body
  /** In ms since 1970; the same moment for everything that a request does. */
  nowMs: number
}

/** A request about the list that its key opens. */
export interface ListRequest<Body = undefined> extends RouteRequest<Body> {
  list: OpenedList
  /** Only for handlers that look it up again inside a writing transaction. */
  token: string
}

/** A request of a signed-in account. */
export interface AccountRequest<Body = undefined> extends RouteRequest<Body> {
  account: AccountRecord
}

/** Validates the fields of a body, or returns the reason for a refusal. */
type BodyReader<Body> = (fields: Fields) => Body | RefusalCode

export interface Expected<Body> {
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
  handler: (request: RouteRequest<Body>) => RouteAnswer,
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
export function withFields<Body>(
  { body, longest }: Expected<Body>,
  work: (request: RouteRequest<Fields>) => RouteAnswer,
): (event: RequestEvent) => void {
  return route((event) => {
    const fields = body ? readBody(event, longest) : {}
    if (typeof fields === 'string') return refused(fields)
    if (isOutdated(event)) return refused('elsewhere')
    return work({ app: event.app, event, body: fields, nowMs: Date.now() })
  })
}

/** Validates the fields of the body, and refuses the request if they are wrong. */
export function withBody<Body extends object | undefined>(
  { body: fields }: RouteRequest<Fields>,
  { body: read }: Expected<Body>,
  work: (body: Body) => RouteAnswer,
): RouteAnswer {
  const body = read?.(fields)
  return typeof body === 'string' ? refused(body) : work(body as Body)
}
