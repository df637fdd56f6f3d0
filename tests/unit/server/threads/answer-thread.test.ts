import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { Unread } from '../../../../src/server/limits/unread.ts'
import { AnswerThread } from '../../../../src/server/threads/answer-thread.ts'

const unread = new Unread()
const thread = new AnswerThread({
  module: new URL('./example-worker.ts', import.meta.url),
  data: undefined,
  ...{ atOnce: 4, perVisitor: 4, unread },
})
const server = createServer((request, response) => {
  const asked = { method: 'GET', url: request.url ?? '', headers: {} }
  const onNone = () => void response.writeHead(404).end('none')
  thread.answer({ visitor: 'a', response, asked, onNone })
})

beforeAll(async () => {
  await once(server.listen(0), 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  thread.end()
})

const port = () => (server.address() as AddressInfo).port

async function ask(path: string): Promise<{ status: number; headers: Headers; text: string }> {
  const answer = await fetch(`http://127.0.0.1:${port()}${path}`)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** Sends a request, and stops reading after the beginning of the answer. */
async function askAndStop(path: string): Promise<Socket> {
  const socket = connect(port(), '127.0.0.1').on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await once(socket, 'data')
  return socket.pause()
}

it('answers with status, headers and body of the thread, and by the server where the thread has nothing', async () => {
  const { status, headers, text } = await ask('/short')
  expect([status, headers.get('x-example'), text]).toEqual([201, 'yes', 'short'])
  expect(await ask('/nothing')).toMatchObject({ status: 404, text: 'none' })
})

it('a long answer is made as it is read', async () => {
  const whole = await ask('/long')
  expect(whole.text).toHaveLength(1_000 * 64 * 1024)
  expect((await ask('/made')).text).toBe('1000')
  const socket = await askAndStop('/long')
  // Parts that are in the buffers of the system and of the server, at both ends.
  await expect.poll(async () => (await ask('/made')).text).not.toBe('1000')
  const made = Number((await ask('/made')).text)
  expect(made).toBeLessThan(500)
  expect(unread.bytes).toBeGreaterThanOrEqual(1_000)
  socket.destroy()
  await expect.poll(() => unread.bytes).toBe(0)
})

it('a failure is answered by 503 and logged, and affects no other answer', async () => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect((await ask('/throws')).status).toBe(503)
  expect((await ask('/short')).status).toBe(201)
  const both = await Promise.all([ask('/ends'), ask('/ends')])
  expect(both.map(({ status }) => status)).toEqual([503, 503])
  expect((await ask('/short')).status).toBe(201)
  expect(told.mock.calls.flat().join()).toContain('on purpose')
  told.mockRestore()
})
