import { listKeyHeader, readListKey } from '../../../src/protocol/list-keys.ts'
import { type RouteAnswer, refused } from '../answer.ts'
import { attempt } from '../journal.ts'
import type { RequestEvent } from '../pocketbase.d.ts'
import { type Expected, type RouteRequest, withBody, withFields } from '../route.ts'
import { noKey } from '../served.ts'
import { prepared } from '../sql.ts'
import { findKeyed, type ListByKey, touchKey } from './keys.ts'

/** A request of a program, about the list that its key opens. */
export interface KeyedRequest<Body = undefined> extends RouteRequest<Body> {
  keyed: ListByKey
  key: string
}

/** Makes the handler of a route for programs, with a key of the list that is not its link. */
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
