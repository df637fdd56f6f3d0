import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { limits } from '../../src/server/limits.ts'
import { type RunningSite, runSite } from './running-site.ts'

let running: RunningSite
/** PocketBase's end of each stream, as it is opened. */
let opened: Promise<ServerResponse>

beforeEach(async () => {
  running = await runSite()
  opened = new Promise((resolve) => {
    running.upstream.answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      response.flushHeaders()
      resolve(response)
    }
  })
})

afterEach(() => running.stop())

function openStream(): Promise<Response> {
  return fetch(`http://127.0.0.1:${running.port}/api/realtime`, {
    headers: { 'Accept-Encoding': 'br, gzip' },
  })
}

test('opens before the first event, uncompressed', async () => {
  const { status, headers } = await openStream()
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/event-stream')
  expect(headers.get('content-encoding')).toBeNull()
})

test('passes each event on before there is a next one', async () => {
  const stream = await openStream()
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  const upstream = await opened
  for (const event of ['data: 1\n\n', 'data: 2\n\n', 'data: 3\n\n']) {
    upstream.write(event)
    expect((await reader?.read())?.value).toBe(event)
  }
})

test('ends with its upstream', async () => {
  const stream = await openStream()
  const upstream = await opened
  upstream.end('data: bye\n\n')
  expect(await stream.text()).toBe('data: bye\n\n')
})

test('breaks off when PocketBase dies', async () => {
  const stream = await openStream()
  const upstream = await opened
  upstream.destroy()
  await expect(stream.text()).rejects.toThrow('terminated')
})

test('of a reader that stops reading is cut, and PocketBase never waits', async () => {
  const socket = running.connect()
  socket.pause()
  socket.write('GET /api/realtime HTTP/1.1\r\nHost: x\r\n\r\n')
  const upstream = await opened
  const event = `data: ${'x'.repeat(64 * 1024)}\n\n`
  let sentBytes = 0
  while (!upstream.closed) {
    upstream.write(event)
    sentBytes += event.length
    // Far above what the system's own buffers of a loopback connection take.
    expect(sentBytes).toBeLessThan(limits.eventBacklogBytes + 64 * 1024 * 1024)
    await new Promise((resolve) => setImmediate(resolve))
  }
  socket.destroy()
})

test('of a reader that leaves is given up', async () => {
  const abort = new AbortController()
  await fetch(`http://127.0.0.1:${running.port}/api/realtime`, { signal: abort.signal })
  const upstream = await opened
  abort.abort()
  await once(upstream, 'close')
})

test('ends in good order when the server ends', async () => {
  const stream = await openStream()
  const upstream = await opened
  upstream.write('data: 1\n\n')
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect(await reader?.read()).toMatchObject({ value: 'data: 1\n\n' })
  await running.site.end()
  expect(await reader?.read()).toMatchObject({ done: true })
})
