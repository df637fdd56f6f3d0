import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createViewGate } from '../../../src/server/pages/views.ts'

const pages = ['/', '/despre', '/alimente/rosii/']
const passed: string[] = []
let server: Server

beforeAll(async () => {
  const admit = createViewGate((address) => pages.includes(address))
  server = createServer((incoming, response) => {
    const pass = async () => {
      passed.push(await text(incoming))
      response.writeHead(204).end()
    }
    void admit(incoming, response, () => void pass())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
beforeEach(() => {
  passed.length = 0
})
afterAll(() => server.close())

/** Sends a page view. @returns the status of the answer */
async function view(
  body: string,
  headers: Record<string, string | number> = {},
): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo
  const sent = request({ port, host: '127.0.0.1', method: 'POST', headers, agent: false }).end(body)
  const [answer] = await once(sent, 'response')
  answer.resume()
  return answer.statusCode
}

test.each([
  ['of the home page', '{"path":"/"}'],
  ['of a page', '{"path":"/despre"}'],
  ['of a page with a query', '{"path":"/alimente/rosii/?x=1"}'],
  ['of a list', '{"path":"/list/"}'],
])('a view %s passes with its body', async (_, body) => {
  expect(await view(body)).toBe(204)
  expect(passed).toEqual([body])
})

test.each<[what: string, body: string, headers: Record<string, string | number>, status: number]>([
  ['of a page that the site has not', '{"path":"/nimic"}', {}, 400],
  ['of no page', '{"path":7}', {}, 400],
  ['that is no JSON', '/despre', {}, 400],
  ['that is empty', '', {}, 400],
  ['that a page of another site sends', '{"path":"/"}', { 'Sec-Fetch-Site': 'cross-site' }, 400],
  ['without a Content-Length', '{"path":"/"}', { 'Transfer-Encoding': 'chunked' }, 400],
  ['that is long', `{"path":"/"${' '.repeat(256)}}`, {}, 413],
])('a view %s does not', async (_, body, headers, status) => {
  expect(await view(body, headers)).toBe(status)
  expect(passed).toEqual([])
})

test('a view that comes in two pieces passes whole', async () => {
  const { port } = server.address() as AddressInfo
  const headers = { 'Content-Length': 18 }
  const sent = request({ port, host: '127.0.0.1', method: 'POST', headers, agent: false })
  const arrived = once(server, 'request')
  sent.write('{"path":')
  await arrived
  sent.end('"/despre"}')
  await once(sent, 'response')
  expect(passed).toEqual(['{"path":"/despre"}'])
})
