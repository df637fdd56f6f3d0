import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { bodyBytes } from '../../../../src/protocol/limits.ts'
import { findRoute } from '../../../../src/server/limits/api-routes.ts'
import { chargesOf } from '../../../../src/server/limits/charges.ts'
import { type RequestSummary, summaryOf } from '../../../../src/server/limits/request-summary.ts'

function asked(method: string, pathname: string, headers: IncomingMessage['headers'] = {}): RequestSummary {
  const found = findRoute(method, pathname)
  return summaryOf({ headers }, pathname, found.kind === 'route' ? found.route : undefined)
}

const users = '/api/collections/users'
const aRecord = `${users}/records/abc123def456ghi`

test.each([
  ['POST', '/api/list', ['lists']],
  ['GET', '/api/list', []],
  ['POST', '/api/list/changes', []],
  ['POST', '/api/voice-to-text', ['recordings']],
  ['GET', '/api/voice-to-text', []],
  ['POST', `${users}/auth-with-password`, ['passwords']],
  ['POST', `${users}/records`, ['passwords']],
  ['PATCH', aRecord, ['passwords']],
  ['POST', `${users}/confirm-password-reset`, ['passwords']],
  ['POST', `${users}/confirm-email-change`, ['passwords']],
  ['POST', `${users}/auth-refresh`, []],
  ['GET', aRecord, []],
  ['DELETE', aRecord, []],
  ['POST', `${users}/request-password-reset`, ['mails']],
  ['POST', `${users}/request-verification`, ['mails']],
  ['POST', `${users}/request-email-change`, ['mails']],
  ['GET', '/list/6f9619ff-8b86-4d01-b42d-00cf4fc964ff', []],
])('%s %s draws on %o beside the requests', (method, path, budgets) => {
  expect(chargesOf(asked(method, path)).map(([budget]) => budget)).toEqual([...budgets, 'requests'])
})

test.each([
  [{ 'content-length': '300' }, 300],
  [{ 'content-length': '99999999' }, bodyBytes],
  [{ 'transfer-encoding': 'chunked' }, bodyBytes],
])('a body of %o costs %i bytes', (headers, bytes) => {
  expect(chargesOf(asked('POST', '/api/list/changes', headers))).toContainEqual(['bytes', bytes])
})

test('a recording, which nothing keeps, costs no bytes', () => {
  const sent = asked('POST', '/api/voice-to-text', { 'content-length': '300000' })
  expect(chargesOf(sent)).toEqual([
    ['recordings', 1],
    ['requests', 1],
  ])
})

test.each([
  ['GET', '/api/list', true],
  ['POST', '/api/list', false],
  ['POST', '/api/list/changes', true],
  ['POST', '/api/voice-to-text', true],
  ['POST', '/api/realtime', true],
  ['GET', '/api/realtime', false],
  ['POST', '/api/account/lists', true],
  ['GET', '/api/account/lists', false],
  ['GET', '/list/6f9619ff-8b86-4d01-b42d-00cf4fc964ff', true],
  ['GET', '/list/6f9619ff-8b86-4d01-b42d-00cf4fc964ff/aplicatie.webmanifest', true],
  ['GET', '/alimente/lapte/', false],
])('%s %s asks for a list by its token: %o', (method, path, opens) => {
  expect(asked(method, path).opensList).toBe(opens)
})

test('a token is read from the header, or from a page’s address, in lower case', () => {
  const token = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
  expect(asked('GET', '/api/list', { 'x-share-token': token.toUpperCase() }).token).toBe(token)
  expect(asked('GET', `/list/${token.toUpperCase()}`).token).toBe(token)
})
