import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inProject } from '../../../../scripts/lib/root.ts'
import { type ApiRoute, findRoute, queryFor } from '../../../../src/server/limits/api-routes.ts'

const users = '/api/collections/users'

function routeOf(method: string, path: string): ApiRoute {
  const found = findRoute(method, path)
  if (found.kind !== 'route') throw new Error(`${method} ${path} is no route`)
  return found.route
}

test('every route of the hooks that is neither the operator’s nor the cluster’s nor the site’s own is passed on', () => {
  const hooks = readFileSync(inProject('pocketbase/pb_hooks/main.pb.js'), 'utf8')
  const added = [...hooks.matchAll(/routerAdd\('(\w+)', '([^']+)'/g)].map(([, method = '', path = '']) => ({
    method,
    path,
    isPassedOn: findRoute(method, path).kind === 'route',
  }))
  expect(added.length).toBeGreaterThan(15)
  for (const { path, method, isPassedOn } of added) {
    expect(isPassedOn, `${method} ${path}`).toBe(!/^\/api\/(?:operator|cluster|keyed)\//.test(path))
  }
})

test.each([
  ['POST', `${users}/auth-with-password`],
  ['POST', `${users}/auth-refresh`],
  ['POST', `${users}/records`],
  ['GET', `${users}/records/abc123def456ghi`],
  ['PATCH', `${users}/records/abc123def456ghi`],
  ['DELETE', `${users}/records/abc123def456ghi`],
  ['GET', '/api/realtime'],
  ['POST', '/api/realtime'],
  ['GET', '/api/health'],
  ['HEAD', '/api/health'],
  ['GET', '/api/push-key'],
])('%s %s is a call of our pages', (method, path) => {
  expect(findRoute(method, path)).toMatchObject({ kind: 'route', route: { method } })
})

describe('nothing that visitors have is at', () => {
  test.each([
    '/api/',
    '/api/x',
    '/api//list',
    '/api/list/',
    '/api/LIST',
    '/api/%6cist',
    '/api/list%2fchanges',
    '/api/list%2Flinks',
    '/api/list%00',
    '/api/list%',
    '/api/list/%2e%2e/list',
    '/api/operator/numbers',
    '/api/keyed/open',
    '/api/keyed/changes',
    '/api/v1',
    '/api/v1/list',
    '/api/v1/items/6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    '/api/v2/list',
    '/api/settings',
    '/api/logs',
    '/api/batch',
    '/api/files/users/a/b.png',
    '/api/collections',
    '/api/collections/lists/records',
    '/api/collections/users',
    '/api/collections/_superusers/auth-with-password',
    '/api/collections/pbc_3142635823/auth-with-password',
    `${users}_of_others/records`,
    `${users}/auth-with-otp`,
    `${users}/auth-methods`,
    `${users}/impersonate/abc123def456ghi`,
    `${users}/records/{id}`,
    `${users}/records/abc`,
    `${users}/records/ABC123DEF456GHI`,
    `${users}/records/${'a'.repeat(3_000)}`,
    `${users}/records/abc123def456ghi\n`,
  ])('%j', (path) => {
    for (const method of ['GET', 'POST']) expect(findRoute(method, path)).toEqual({ kind: 'none' })
  })
})

test.each([
  ['PUT', '/api/list', ['GET', 'POST', 'DELETE']],
  ['OPTIONS', '/api/list/changes', ['POST']],
  ['HEAD', '/api/realtime', ['GET', 'POST']],
  ['GET', `${users}/records`, ['POST']],
  ['get', '/api/views', ['POST']],
  [undefined, '/api/views', ['POST']],
])('%s is no method of %s', (method, path, allowed) => {
  expect(findRoute(method, path)).toEqual({ kind: 'other-method', allowed })
})

describe('of a query', () => {
  const queryOf = (method: string, path: string, query: string) =>
    queryFor(routeOf(method, path), new URLSearchParams(query))

  test.each([
    ['since=12', '?since=12'],
    ['x=1&since=12&y=2', '?since=12'],
    ['since=12&since=x', '?since=12'],
    ['since=', '?since='],
    ['', ''],
    ['token=x', ''],
  ])('‘%s’ a reading is given ‘%s’', (query, given) => {
    expect(queryOf('GET', '/api/list', query)).toBe(given)
  })

  test.each(['since=x', 'since=-1', 'since=1%0a', `since=${'1'.repeat(3_000)}`])('%s is refused', (query) => {
    expect(queryOf('GET', '/api/list', query)).toBeUndefined()
  })

  test('no other call is given anything', () => {
    expect(queryOf('POST', '/api/list/changes', 'since=12')).toBe('')
    expect(queryOf('GET', `${users}/records/abc123def456ghi`, 'expand=x&fields=y')).toBe('')
  })
})
