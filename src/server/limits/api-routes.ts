import { accountKeyCalls } from '../../protocol/account-keys.ts'
import { calls } from '../../protocol/calls.ts'
import { keyCalls } from '../../protocol/key-calls.ts'
import { accountCalls, noticeCalls, readPushKey } from '../../protocol/late-calls.ts'
import { realtimePath } from '../../protocol/live.ts'
import { mailLanguageParameter, mailLanguageShape } from '../../protocol/mail-language.ts'
import { slotParameter, slotShape } from '../../protocol/slot.ts'
import type { BudgetName } from './limits.ts'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A call that visitors' pages make, and its properties. */
export interface ApiRoute {
  method: Method
  /** `{id}` stands for the id of a record, `{listId}` and `{itemId}` for those of a list and of an item. */
  path: string
  /** The budget that it uses once, in addition to those that every request uses. */
  draws?: Extract<BudgetName, 'lists' | 'passwords' | 'mails' | 'recordings'>
  /** The call is about one list, by its token, and is answered by 404 if the token is unknown. */
  opensList?: true
  /** The call comes from another program, with a key of a list, and is answered by 401 if the key is unknown. */
  takesKey?: true
  /** The duration of its answer could reveal that an address has an account. */
  hasRevealingTime?: true
  /** The query parameters of the call, with the allowed values of each. */
  query?: Readonly<Record<string, RegExp>>
}

const users = '/api/collections/users'
const recordId = '[a-z0-9]{15}'
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/**
 * Every call to PocketBase that visitors' pages make. This server answers all other requests itself, because PocketBase
 * writes each request that it does not know or refuses into its database, with up to 3 KB of the address.
 */
const routes: readonly ApiRoute[] = [
  { ...calls.readList, opensList: true, query: { since: /^\d{0,15}$/ } },
  { ...calls.createList, draws: 'lists' },
  { ...calls.deleteList, opensList: true },
  { ...calls.readLinks, opensList: true },
  { ...calls.changeLinks, opensList: true },
  { ...calls.readSummary, opensList: true },
  { ...calls.readHistory, opensList: true },
  { ...keyCalls.read, opensList: true },
  { ...keyCalls.make, opensList: true },
  { ...keyCalls.takeBack, opensList: true },
  { ...calls.changeList, opensList: true },
  { ...noticeCalls.subscribe, opensList: true },
  { ...noticeCalls.end, opensList: true },
  { ...readPushKey },
  { ...calls.heartbeat, opensList: true },
  { ...calls.leave, opensList: true },
  { ...calls.typing, opensList: true },
  // The slot selects the node in a cluster; this node ignores it.
  { method: 'GET', path: realtimePath, query: { [slotParameter]: slotShape } },
  { method: 'POST', path: realtimePath, opensList: true },
  { ...calls.findEngine, opensList: true },
  { ...calls.transcribe, opensList: true, draws: 'recordings' },
  { ...calls.countView },
  { method: 'GET', path: '/api/health' },
  { method: 'HEAD', path: '/api/health' },
  { ...accountCalls.readSavedLists },
  { ...accountCalls.saveList, opensList: true },
  { ...accountCalls.leaveSavedList },
  { ...accountCalls.signOutEverywhere },
  ...Object.values(accountKeyCalls),
  { method: 'POST', path: `${users}/auth-with-password`, draws: 'passwords', hasRevealingTime: true },
  { method: 'POST', path: `${users}/auth-refresh` },
  mailCall('request-verification'),
  mailCall('request-password-reset'),
  mailCall('request-email-change'),
  { method: 'POST', path: `${users}/confirm-verification`, draws: 'passwords' },
  { method: 'POST', path: `${users}/confirm-password-reset`, draws: 'passwords' },
  { method: 'POST', path: `${users}/confirm-email-change`, draws: 'passwords' },
  { method: 'POST', path: `${users}/records`, draws: 'passwords' },
  { method: 'GET', path: `${users}/records/{id}` },
  { method: 'PATCH', path: `${users}/records/{id}`, draws: 'passwords' },
  { method: 'DELETE', path: `${users}/records/{id}` },
]

/** A call of an account that sends a mail. */
function mailCall(name: string): ApiRoute {
  const query = { [mailLanguageParameter]: mailLanguageShape }
  return { method: 'POST', path: `${users}/${name}`, draws: 'mails', hasRevealingTime: true, query }
}

const methodsOfCalls = new Set<string | undefined>([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
])

/** True for methods that calls may have, and for OPTIONS, which browsers send beforehand (CORS preflight). */
export function isMethodOfCalls(method: string | undefined): boolean {
  return methodsOfCalls.has(method)
}

/** Kind of a request: a call, a call by a wrong method, or no call. */
export type FoundRoute =
  | { kind: 'route'; route: ApiRoute }
  | { kind: 'other-method'; allowed: readonly Method[] }
  | { kind: 'none' }

/**
 * Finds a request among some calls.
 *
 * @param pathname with dots and backslashes resolved. If it is spelled otherwise than in the table (slashes doubled or at
 *   the end, letters escaped or in capitals), it is no call, so that PocketBase never reads an address differently from
 *   this server.
 */
export type FindRoute = (method: string | undefined, pathname: string) => FoundRoute

/** Makes the function that finds a request among these calls. */
export function routeFinder(calls: readonly ApiRoute[]): FindRoute {
  const table = calls.map((route) => ({
    route,
    pattern: new RegExp(
      `^${route.path.replace('{id}', recordId).replace('{listId}', uuid).replace('{itemId}', uuid)}$`,
    ),
  }))
  return (method, pathname) => {
    const here = table.flatMap(({ route, pattern }) => (pattern.test(pathname) ? [route] : []))
    const route = here.find((one) => one.method === method)
    if (route) return { kind: 'route', route }
    return here.length > 0
      ? { kind: 'other-method', allowed: here.map((one) => one.method) }
      : { kind: 'none' }
  }
}

/** Finds the call of visitors' pages that a request makes. */
export const findRoute = routeFinder(routes)

/**
 * The part of a query that its route reads.
 *
 * @returns with its question mark, or ''; undefined if a parameter has a value that is not allowed
 */
export function queryFor(
  { query = {} }: Pick<ApiRoute, 'query'>,
  asked: URLSearchParams,
): string | undefined {
  const read = Object.entries(query).flatMap(([name, pattern]) => {
    const value = asked.get(name)
    return value === null ? [] : [{ name, value, isRight: pattern.test(value) }]
  })
  if (read.some(({ isRight }) => !isRight)) return undefined
  const written = read.map(({ name, value }) => `${name}=${value}`)
  return written.length > 0 ? `?${written.join('&')}` : ''
}
