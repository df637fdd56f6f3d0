import { randomUUID } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findRoute } from '../../../../src/server/limits/api-routes.ts'
import { createGatekeeper, type Gatekeeper } from '../../../../src/server/limits/gatekeeper.ts'
import { budgets } from '../../../../src/server/limits/limits.ts'
import { summaryOf } from '../../../../src/server/limits/request-summary.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Reads a list from the one address of the test, which is answered by `status` if it may go on. @returns the status */
function read(mayGoOn: Gatekeeper, token: string, status: number): number {
  const request = new IncomingMessage(new Socket())
  request.headers = { 'x-share-token': token }
  const response = new ServerResponse(request)
  const found = findRoute('GET', '/api/list')
  const route = found.kind === 'route' ? found.route : undefined
  if (mayGoOn(request, response, summaryOf(request, '/api/list', route))) response.statusCode = status
  response.emit('finish')
  response.emit('close')
  return response.statusCode
}

test('an address that has used up its guesses still opens a list by a token that is known to be valid', () => {
  const mayGoOn = createGatekeeper({ isProxyTrusted: false, streams: { openBy: () => 0 } })
  const known = randomUUID()
  expect(read(mayGoOn, known, 200)).toBe(200)
  for (let guess = 0; guess < budgets.guesses.atOnce; guess += 1)
    expect(read(mayGoOn, randomUUID(), 404)).toBe(404)
  expect(read(mayGoOn, randomUUID(), 404)).toBe(429)
  expect(read(mayGoOn, known, 200)).toBe(200)
})
