import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { limits } from '../../../src/server/limits/limits.ts'
import { type RunningSite, runSite } from './running-site.ts'

const shortMs = 200
const dripMs = 20

let running: RunningSite

beforeEach(async () => {
  running = await runSite()
})

afterEach(() => running.stop())

/** Sends bytes slowly, so that the connection is never idle, until the server closes it. @returns the answer */
async function drip(head: string): Promise<string> {
  const socket = running.connect()
  socket.write(head)
  const dripping = setInterval(() => socket.write('x'), dripMs)
  socket.on('error', () => clearInterval(dripping)).on('close', () => clearInterval(dripping))
  return await text(socket).catch(() => '')
}

test('the time for a request, and for silence, is limited', () => {
  expect(running.site.server).toMatchObject({
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    timeout: limits.stalledMs,
  })
})

test('a client that sends a head for ever is cut off', async () => {
  running.site.server.headersTimeout = shortMs
  expect(await drip('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(
    /^HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n/,
  )
})

test('a connection that a browser only holds ready is closed without a word: it would be read as the answer to its first request', async () => {
  running.site.server.headersTimeout = shortMs
  const socket = running.connect()
  expect(await text(socket)).toBe('')
})

test('a client that sends a body for ever is cut off, and PocketBase receives nothing of it', async () => {
  running.site.server.requestTimeout = shortMs
  running.site.server.headersTimeout = shortMs
  const head = 'POST /api/list/changes HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n'
  expect(await drip(head)).not.toContain('200 OK')
  expect(running.upstream.arrived).toEqual([])
})

test('a crowd of slow senders leaves PocketBase free for others', async () => {
  const senders: Socket[] = []
  while (senders.length < limits.underWayPerAddress - 1) {
    const socket = running.connect()
    socket.on('error', () => undefined)
    socket.write('POST /api/list/changes HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\nslow')
    senders.push(socket)
  }
  await Promise.all(senders.map((socket) => (socket.connecting ? once(socket, 'connect') : undefined)))
  expect((await running.ask('/api/list')).status).toBe(200)
  for (const socket of senders) socket.destroy()
})

test('a client that does not read an answer is cut off, and PocketBase is done with it long before', async () => {
  const answered = new Promise<ServerResponse>((resolve) => {
    running.upstream.answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/octet-stream' })
      response.end(Buffer.alloc(limits.unreadBytesPerAddress / 2))
      resolve(response)
    }
  })
  const connected = once(running.site.server, 'connection')
  const reader = running.connect()
  reader.pause()
  reader.write('GET /api/list HTTP/1.1\r\nHost: x\r\n\r\n')
  const [socket] = (await connected) as [Socket]
  const upstream = await answered
  await (upstream.writableFinished || once(upstream, 'finish'))
  expect(socket.destroyed).toBe(false)
  expect(socket.timeout).toBe(limits.stalledMs)
  // It is set only now because the answer takes its time on a busy machine.
  socket.setTimeout(shortMs)
  await once(socket, 'close')
  reader.destroy()
})

test('an event stream may be silent for longer than that', async () => {
  const opened = new Promise<ServerResponse>((resolve) => {
    running.upstream.answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.flushHeaders()
      resolve(response)
    }
  })
  const connected = once(running.site.server, 'connection')
  const stream = await fetch(`http://127.0.0.1:${running.port}/api/realtime`)
  const upstream = await opened
  const [socket] = (await connected) as [Socket]
  // They are set only now because the opening takes its time on a busy machine.
  socket.setTimeout(shortMs)
  running.site.server.setTimeout(shortMs)
  const idle = running.connect()
  await once(idle, 'close')
  upstream.end('data: 1\n\n')
  expect(await stream.text()).toBe('data: 1\n\n')
})
