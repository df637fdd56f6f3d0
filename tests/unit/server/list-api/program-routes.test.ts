import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { chargesOf } from '../../../../src/server/limits/charges.ts'
import { type RequestSummary, summaryOf } from '../../../../src/server/limits/request-summary.ts'
import { findProgramRoute } from '../../../../src/server/list-api/program-routes.ts'

function asked(method: string, pathname: string, headers: IncomingMessage['headers'] = {}): RequestSummary {
  const found = findProgramRoute(method, pathname)
  return summaryOf({ headers }, pathname, found.kind === 'route' ? found.route : undefined)
}

test.each([
  ['GET', '/api/v1/list'],
  ['PATCH', '/api/v1/items/6f9619ff-8b86-4d01-b42d-00cf4fc964ff'],
])('%s %s is a call of programs', (method, path) => {
  expect(findProgramRoute(method, path)).toMatchObject({ kind: 'route', route: { method } })
})

test.each([
  '/api/v1',
  '/api/v1/',
  '/api/v1/list/',
  '/api/v1/items/x',
  '/api/v1/items/6F9619FF-8B86-4D01-B42D-00CF4FC964FF',
  '/api/v2/list',
  '/api/list',
])('programs have nothing at %s', (path) => {
  for (const method of ['GET', 'POST', 'PATCH'])
    expect(findProgramRoute(method, path)).toEqual({ kind: 'none' })
})

test('a program is counted by its key, and is answered by 401 where that opens nothing', () => {
  const key = `ln_${'0a'.repeat(21)}f`
  const summary = asked('POST', '/api/v1/items', { authorization: `Bearer ${key}`, 'content-length': '20' })
  expect(summary).toMatchObject({ token: key, opensList: true, unknownStatus: 401 })
  expect(chargesOf(summary)).toEqual([
    ['bytes', 20],
    ['keyed', 1],
    ['requests', 1],
  ])
})

test.each([undefined, '', 'Bearer', 'Bearer x', `Basic ln_${'0'.repeat(43)}`, `Bearer ln_${'0'.repeat(44)}`])(
  'the authorization %o has no key, and uses up no key’s budget',
  (authorization) => {
    const headers = authorization === undefined ? {} : { authorization }
    const summary = asked('GET', '/api/v1/list', headers)
    expect(summary).toMatchObject({ token: '', opensList: true })
    expect(chargesOf(summary)).toEqual([['requests', 1]])
  },
)

test('a program’s body is at most 16 KB', () => {
  const { mostBytes } = asked('POST', '/api/v1/items')
  expect(mostBytes).toBe(16 * 1024)
})
