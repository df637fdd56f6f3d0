import { listIdHeader } from '../../../src/protocol/account-keys.ts'
import { listKeyHeader, readAccountKey, readProgramKey } from '../../../src/protocol/key-calls.ts'
import { type RouteAnswer, refused } from '../answer.ts'
import { attempt } from '../journal.ts'
import type { RequestEvent } from '../pocketbase.d.ts'
import type { Fields } from '../request.ts'
import { type Expected, type RouteRequest, withBody, withFields } from '../route.ts'
import { noKey } from '../served.ts'
import { prepared } from '../sql.ts'
import { findKey, findKeyed, type KnownKey, type ListByKey, touchKey, whyNotKeyed } from './keys.ts'

/** A request of a program, about the list that its key opens. */
export interface KeyedRequest<Body = undefined> extends RouteRequest<Body> {
  keyed: ListByKey
  key: string
}

/** A request of a program, about all lists that its key opens. */
export interface ProgramRequest<Body = undefined> extends RouteRequest<Body> {
  known: KnownKey
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
  work: (request: RouteRequest<Fields>, key: string) => RouteAnswer,
): (event: RequestEvent) => void {
  return withFields(expected, (request) => {
    const key = readProgramKey(request.event.request.header.get(listKeyHeader))
    return key === undefined ? refused('unknown-key') : work(request, key)
  })
}

function noteUse({ app, nowMs }: RouteRequest<Fields>, key: string, keyId: string): void {
  const of = readAccountKey(key) === undefined ? 'list' : 'account'
  attempt(app, 'The use of a key could not be noted', () => touchKey(prepared(app), of, keyId, nowMs))
}
