import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { siteSecretHeader } from '../../../src/protocol/site-secret.ts'
import { limits } from '../../../src/server/limits/limits.ts'
import { Upstream } from '../../../src/server/upstream.ts'

let server: Server
let upstream: Upstream

beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === '/cut') request.socket.destroy()
    else response.end(`${request.url} ${request.headers[siteSecretHeader.toLowerCase()]}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  upstream = new Upstream({ url: `http://127.0.0.1:${port}`, secret: 'secret' })
})
afterEach(async () => {
  upstream.end()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** @returns the text of the answer; undefined without one */
function ask(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    upstream.ask(
      'other',
      'visitor',
      { path },
      {
        answer: ({ body }) => resolve(body.toString()),
        fail: () => resolve(undefined),
      },
    )
  })
}

test('a visitor whose requests failed still gets turns', async () => {
  const outcomes: unknown[] = []
  const most = 2 * limits.upstream.other.perVisitor
  for (let count = 0; count < most; count += 1) void ask('/cut').then((outcome) => outcomes.push(outcome))
  await expect.poll(() => outcomes).toEqual(Array(most).fill(undefined))
  expect(await ask('/list')).toBe('/list secret')
})

test('a request that is no longer needed when its turn comes is not sent, and ends its turn', async () => {
  const path: string[] = []
  server.on('request', ({ url = '' }) => path.push(url))
  const needed = Array.from({ length: limits.upstream.other.perVisitor }, () => ask('/needed'))
  const giveUp = upstream.ask('other', 'visitor', { path: '/left' }, { answer: () => {}, fail: () => {} })
  giveUp()
  await Promise.all(needed)
  expect(await ask('/next')).toBe('/next secret')
  expect(path).not.toContain('/left')
})
