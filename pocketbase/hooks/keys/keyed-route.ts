import { fieldsOf } from '../../../src/domain/lib/fields-of.ts'
import { isUuid } from '../../../src/domain/lib/uuid.ts'
import { type ByLinkBody, listIdHeader } from '../../../src/protocol/account-keys.ts'
import {
  listKeyHeader,
  readAccountKey,
  readKeyAccess,
  readKeyName,
  readProgramKey,
} from '../../../src/protocol/key-calls.ts'
import { listNode } from '../account/keepers-to-leave.ts'
import { type RefusalCode, type RouteAnswer, refused } from '../answer.ts'
import { attempt } from '../journal.ts'
import { findList, tokenOfList } from '../list/list-queries.ts'
import type { RequestEvent } from '../pocketbase.d.ts'
import { type Fields, tokenOf } from '../request.ts'
import { type Expected, type RouteRequest, withBody, withFields } from '../route.ts'
import { noKey, noList } from '../served.ts'
import { prepared } from '../sql.ts'
import {
  findKey,
  findKeyed,
  findSaved,
  type KnownKey,
  type ListByKey,
  touchKey,
  whyNotKeyed,
} from './keys.ts'

/** A request of a program, about the list that its key opens. */
export interface KeyedRequest<Body = undefined> extends RouteRequest<Body> {
  keyed: ListByKey
  /** Returns the reason for which the list is not open any more. */
  whyGone: () => RefusalCode
}

/** A request of a program, about all lists that its key opens. */
export interface ProgramRequest<Body = undefined> extends RouteRequest<Body> {
  known: KnownKey
}

/**
 * Makes the handler of a route for programs, about one list that a key opens which is not its link. The node of an account
 * asks the list's node for lists that it has not itself, by the same route.
 */
export function keyedRoute<Body extends object | undefined = undefined>(
  expected: Expected<Body>,
  handler: (request: KeyedRequest<Body>) => RouteAnswer,
): (event: RequestEvent) => void {
  return withFields(expected, (request) => {
    const { app, event, nowMs } = request
    return listNode(app, nowMs).isFromNode(event)
      ? answerNode(request, expected, handler)
      : answerProgram(request, expected, handler)
  })
}

function answerProgram<Body extends object | undefined>(
  request: RouteRequest<Fields>,
  expected: Expected<Body>,
  handler: (request: KeyedRequest<Body>) => RouteAnswer,
): RouteAnswer {
  return byKey(request, (key) => {
    const database = prepared(request.app)
    const listId = request.event.request.header.get(listIdHeader)
    const keyed = findKeyed(database, key, listId)
    const whyGone = () => whyNotKeyed(database, key, listId)
    if (!keyed) return askNode(request, key, listId) ?? refused(whyGone())
    noteUse(request, key, keyed.keyId)
    return withBody(request, expected, (body) => handler({ ...request, keyed, whyGone, body }))
  })
}

/** Asks the node of a list that the account of a key has saved. */
function askNode(request: RouteRequest<Fields>, key: string, listId: string): RouteAnswer | undefined {
  const { app, event, nowMs } = request
  const saved = findSaved(prepared(app), key, listId)
  if (!saved) return undefined
  const { access, name } = saved
  const checked = { listId, access, name } satisfies Omit<ByLinkBody, 'asked'>
  // As it came, because its strings have no brackets, which the other node counts.
  const body = `${JSON.stringify(checked).slice(0, -1)},"asked":${toString(event.request.body)}}`
  const answer = listNode(app, nowMs).ask(event.request.url.path, saved.token, body)
  if (answer) noteUse(request, key, saved.keyId)
  return answer
}

function answerNode<Body extends object | undefined>(
  request: RouteRequest<Fields>,
  expected: Expected<Body>,
  handler: (request: KeyedRequest<Body>) => RouteAnswer,
): RouteAnswer {
  const { app, event, body: said } = request
  const [database, token] = [prepared(app), tokenOf(event)]
  const [name, access] = [readKeyName(said.name), readKeyAccess(said.access)]
  if (name === undefined || access === undefined || !isUuid(said.listId)) return refused('malformed')
  const list = findList(database, token)
  const whyGone = () => noList(database, token)
  if (list?.id !== said.listId) return refused(whyGone())
  const keyed: ListByKey = {
    keyId: '',
    name,
    access: list.isReadOnly ? 'read' : access,
    listId: list.id,
    token: tokenOfList(database, list.id) ?? token,
  }
  return withBody({ ...request, body: fieldsOf(said.asked) }, expected, (body) =>
    handler({ ...request, keyed, whyGone, body }),
  )
}

/** Makes the handler of a route for programs, about all lists that a key opens. */
export function programRoute<Body extends object | undefined = undefined>(
  expected: Expected<Body>,
  handler: (request: ProgramRequest<Body>) => RouteAnswer,
): (event: RequestEvent) => void {
  return withFields(expected, (request) =>
    byKey(request, (key) => {
      const known = findKey(prepared(request.app), key)
      if (!known) return refused(noKey(prepared(request.app), key))
      noteUse(request, key, known.keyId)
      return withBody(request, expected, (body) => handler({ ...request, known, body }))
    }),
  )
}

function byKey({ event }: RouteRequest<Fields>, work: (key: string) => RouteAnswer): RouteAnswer {
  const key = readProgramKey(event.request.header.get(listKeyHeader))
  return key === undefined ? refused('unknown-key') : work(key)
}

function noteUse({ app, nowMs }: RouteRequest<Fields>, key: string, keyId: string): void {
  const of = readAccountKey(key) === undefined ? 'list' : 'account'
  attempt(app, 'The use of a key could not be noted', () => touchKey(prepared(app), of, keyId, nowMs))
}
