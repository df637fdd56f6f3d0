import { randomUUID } from 'node:crypto'
import { basicOf, calendarPath, taskOf, taskPath } from '../people/tasks-program.ts'

/** Full lists of the attacker, and many keys for them. */
export interface Loot {
  lists: readonly { id: string; token: string; itemIds: readonly string[] }[]
  keys: readonly string[]
}

export interface HostileRequest {
  method: string
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer
}

/** The nth request of an attack. */
export type Attack = (loot: Loot, n: number) => HostileRequest

const davBytes = 64 * 1024 - 2_000
const apiTextLength = 1_000
/** Largest number of conditions of a filter: each has two elements, and a filter may have fifty. */
const mostConditions = 24
const recordingBytes = 1024 * 1024
const json = { 'Content-Type': 'application/json' }

/** The most expensive requests of each entry that the default limits accept. */
export const attacks = {
  'CalDAV PUT': (loot, n) => ({
    ...dav(loot, n, 'PUT', taskOf('x', [`SUMMARY:${'a,'.repeat(29_000)}`])),
    path: taskPath(randomUUID()),
  }),
  'CalDAV multiget': (loot, n) =>
    report(
      loot,
      n,
      'c:calendar-multiget',
      `<d:prop><c:calendar-data/></d:prop>${filled((at) => `<d:href>${calendarPath}${at}.ics</d:href>`)}`,
    ),
  'CalDAV multiget of all': (loot, n) => {
    const { itemIds = [] } = loot.lists[0] ?? {}
    const hrefs = filled((at) => `<d:href>${taskPath(itemIds[at] ?? 'x')}</d:href>`)
    // The keys of the first list come first.
    const ofFirst = { ...loot, keys: loot.keys.slice(0, loot.keys.length / loot.lists.length) }
    return report(ofFirst, n, 'c:calendar-multiget', `<d:prop><c:calendar-data/></d:prop>${hrefs}`)
  },
  'CalDAV query': (loot, n) =>
    report(loot, n, 'c:calendar-query', `<d:prop><c:calendar-data/></d:prop>${filterOf(mostConditions)}`),
  'CalDAV query, too long': (loot, n) =>
    report(loot, n, 'c:calendar-query', `<d:prop><c:calendar-data/></d:prop>${filterOf(500)}`),
  'CalDAV PROPFIND': (loot, n) => propfind(loot, n, 130),
  'CalDAV PROPFIND, too long': (loot, n) => propfind(loot, n, 1_500),
  'API list': ({ keys }, n) => ({ method: 'GET', path: '/api/v1/list', headers: bearer(keys, n) }),
  'API text': ({ keys }, n) => ({
    method: 'POST',
    path: '/api/v1/items',
    headers: { ...bearer(keys, n), ...json },
    body: JSON.stringify({ text: 'a,'.repeat(apiTextLength / 2) }),
  }),
  'API webhook': ({ keys }, n) => ({
    method: 'PUT',
    path: '/api/v1/webhook',
    headers: { ...bearer(keys, n), ...json },
    body: JSON.stringify({ url: `https://${randomUUID()}.example.com/` }),
  }),
  'list pages': ({ lists }, n) => ({ method: 'GET', path: `/list/${of(lists, n)?.token}` }),
  'list pages, random': () => ({ method: 'GET', path: `/list/${randomUUID()}` }),
  'whole lists': ({ lists }, n) => ({
    method: 'GET',
    path: '/api/list',
    headers: { 'X-Share-Token': of(lists, n)?.token ?? '' },
  }),
  changes: ({ lists }, n) => {
    const { id = '', token = '', itemIds = [] } = of(lists, n) ?? {}
    const changes = itemIds.slice(0, 100).map((itemId) => ({
      ...{ id: randomUUID(), listId: id, itemId, kind: 'set' },
      fields: { note: '&'.repeat(199 - (n % 2)), completed: n % 2 === 0 },
    }))
    return {
      method: 'POST',
      path: '/api/list/changes',
      headers: { ...json, 'X-Share-Token': token },
      body: JSON.stringify({ since: 0, changes, follows: false, by: '' }),
    }
  },
  recordings: ({ lists }, n) => ({
    method: 'POST',
    path: '/api/voice-to-text',
    headers: { 'Content-Type': 'audio/webm', 'X-Share-Token': of(lists, n)?.token ?? '' },
    body: recording,
  }),
  'sign-ins': () => ({
    method: 'POST',
    path: '/api/collections/users/auth-with-password',
    headers: json,
    body: JSON.stringify({ identity: `${randomUUID()}@example.com`, password: 'ghicit-acum' }),
  }),
  views: (_, n) => ({
    method: 'POST',
    path: '/api/views',
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify({ path: n % 2 ? '/' : '/despre' }),
  }),
  'odd methods': (_, n) => ({
    method: of(['TRACE', 'PROPFIND', 'MKCOL', 'OPTIONS', 'PATCH'], n) ?? '',
    path: of([`/x/../list/${randomUUID()}`, '/api/list', '/', '/despre'], n) ?? '',
  }),
  'files unpacked': () => ({
    method: 'GET',
    path: '/sitemap.xml',
    headers: { 'Accept-Encoding': 'identity' },
  }),
} satisfies Readonly<Record<string, Attack>>

export type AttackName = keyof typeof attacks
export const attackNames = Object.keys(attacks) as AttackName[]

/** Returns the text of a request, to be sent on a separate connection. */
export function textOf({ method, path, headers = {}, body = '' }: HostileRequest): string {
  const lines = Object.entries({ Host: 'x', ...headers, 'Content-Length': Buffer.byteLength(body) })
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

const recording = Buffer.alloc(recordingBytes, 'x')

function of<Value>(values: readonly Value[], n: number): Value | undefined {
  return values[n % values.length]
}

function bearer(keys: readonly string[], n: number): Record<string, string> {
  return { Authorization: `Bearer ${of(keys, n)}` }
}

function dav({ keys }: Loot, n: number, method: string, body: string): Omit<HostileRequest, 'path'> {
  return { method, headers: { Authorization: basicOf(of(keys, n) ?? ''), Depth: '1' }, body }
}

function report(loot: Loot, n: number, kind: string, content: string): HostileRequest {
  const spaces = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"'
  return { ...dav(loot, n, 'REPORT', `<${kind} ${spaces}>${content}</${kind}>`), path: calendarPath }
}

/** @param names number of properties that are requested besides a task's file */
function propfind(loot: Loot, n: number, names: number): HostileRequest {
  const others = Array.from({ length: names }, (_, at) => `<x${at} xmlns="&quot;&quot;"/>`)
  const props = `<getetag/><c:calendar-data/>${others.join('')}`
  const body = `<propfind xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><prop>${props}</prop></propfind>`
  return { ...dav(loot, n, 'PROPFIND', body), path: calendarPath }
}

function filterOf(conditions: number): string {
  const one =
    '<c:prop-filter name="SUMMARY"><c:text-match negate-condition="yes">q</c:text-match></c:prop-filter>'
  return `<c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VTODO">${one.repeat(conditions)}</c:comp-filter></c:comp-filter></c:filter>`
}

/** Returns parts for a body of the greatest length that CalDAV accepts. */
function filled(part: (at: number) => string): string {
  const parts: string[] = []
  for (let bytes = 0, at = 1; bytes < davBytes - 500; at += 1) {
    const next = part(at)
    bytes += next.length
    parts.push(next)
  }
  return parts.join('')
}
