import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { askedBy } from '../../../src/server/asked.ts'
import { chargesOf, isForOperator, opensList } from '../../../src/server/charges.ts'
import { limits } from '../../../src/server/limits.ts'

type Sent = Pick<IncomingMessage, 'method' | 'headers'>

function asked(method: string, pathname: string, headers: Sent['headers'] = {}) {
  const sent: Sent = { method, headers }
  return askedBy(sent, pathname)
}

const users = '/api/collections/users'

test.each([
  ['POST', '/api/list', ['lists']],
  ['POST', '/api/%6cist', ['lists']],
  ['GET', '/api/list', []],
  ['POST', '/api/list/changes', []],
  ['POST', '/api/voice-to-text', ['recordings']],
  ['POST', '/api/voice%2dto-text', ['recordings']],
  ['GET', '/api/voice-to-text', []],
  ['POST', `${users}/auth-with-password`, ['passwords']],
  ['POST', `${users}/%61uth-with-password`, ['passwords']],
  ['POST', `${users}/auth-with-otp`, ['passwords']],
  ['POST', `${users}/records`, ['passwords']],
  ['PATCH', `${users}/records/abc`, ['passwords']],
  ['POST', `${users}/confirm-password-reset`, ['passwords']],
  ['POST', `${users}/auth-refresh`, []],
  ['GET', `${users}/records/abc`, []],
  ['POST', `${users}/request-password-reset`, ['mails']],
  ['POST', `${users}/request-verification`, ['mails']],
  ['GET', '/list/6f9619ff-8b86-4d01-b42d-00cf4fc964ff', []],
])('%s %s draws on %o beside the requests', (method, path, budgets) => {
  expect(chargesOf(asked(method, path)).map(([budget]) => budget)).toEqual([...budgets, 'requests'])
})

test.each([
  [{ 'content-length': '300' }, 300],
  [{ 'content-length': '99999999' }, limits.bodyBytes],
  [{ 'transfer-encoding': 'chunked' }, limits.bodyBytes],
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
  ['/api/collections/_superusers/auth-with-password', true],
  ['/api/collections/_SUPERUSERS/auth-with-password', true],
  ['/api/collections/pbc_3142635823/auth-with-password', true],
  ['/api/collections/%5fsuperusers/auth-with-password', true],
  ['/api/%63ollections/_superusers/records', true],
  ['/api/collections/lists/records', true],
  ['/api/collections/users_of_others/records', true],
  ['/api/collections/users', true],
  ['/api/collections', true],
  ['/api/settings', true],
  ['/api/settings/test/email', true],
  ['/api/logs', true],
  ['/api/backups/upload', true],
  ['/api/crons/purge', true],
  ['/api/batch', true],
  ['/api/files/users/a/b.png', true],
  ['/api/sql', true],
  ['/api/operator/writing', true],
  ['/api/operator/numbers', true],
  [`${users}/auth-with-password`, false],
  [`${users}/records/abc`, false],
  ['/api/list', false],
  ['/api/list/changes', false],
  ['/api/realtime', false],
  ['/api/views', false],
  ['/api/health', false],
  ['/api/account/sign-out-everywhere', false],
])('%s is for the operator only: %o', (path, isClosed) => {
  expect(isForOperator(asked('POST', path))).toBe(isClosed)
})

test.each([
  ['GET', '/api/list', true],
  ['POST', '/api/list', false],
  ['POST', '/api/list/changes', true],
  ['POST', '/api/voice-to-text', true],
  ['POST', '/api/realtime', true],
  ['GET', '/api/realtime', false],
  ['GET', '/list/6f9619ff-8b86-4d01-b42d-00cf4fc964ff', true],
  ['GET', '/alimente/lapte/', false],
])('%s %s asks for a list by its token: %o', (method, path, opens) => {
  expect(opensList(asked(method, path))).toBe(opens)
})

test('a token is read from the header, or from a page’s address, in lower case', () => {
  const token = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
  expect(asked('GET', '/api/list', { 'x-share-token': token.toUpperCase() }).token).toBe(token)
  expect(asked('GET', `/list/${token.toUpperCase()}`).token).toBe(token)
})
