import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { limits } from '../../../src/server/limits/limits.ts'
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

afterEach(async () => {
  vi.useRealTimers()
  await running.stop()
})

function openStream(): Promise<Response> {
  return fetch(`http://127.0.0.1:${running.port}/api/realtime`, {
    headers: { 'Accept-Encoding': 'br, gzip' },
  })
}

/** Opens a stream, stops reading it, and waits until events are unsent. @param begun PocketBase's end of its stream */
async function openBehind(begun: Promise<ServerResponse>) {
  const written = vi.spyOn(Socket.prototype, 'write')
  onTestFinished(() => written.mockRestore())
  const socket = running.connect()
  socket.pause()
  socket.write('GET /api/realtime HTTP/1.1\r\nHost: x\r\n\r\n')
  const upstream = await begun
  const isUnsent = (to: Socket) => to.remotePort === socket.localPort && to.writableLength > 0
  while (!(written.mock.contexts as Socket[]).some(isUnsent)) {
    upstream.write(`data: ${'x'.repeat(64 * 1024)}\n\n`)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { socket, upstream }
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
  expect(await stream.text()).toBe('')
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
    // Far more than the system's buffers of a loopback connection can take.
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

test('lets nothing else be asked on its connection', async () => {
  const socket = running.connect()
  socket.write('GET /api/realtime HTTP/1.1\r\nHost: x\r\n\r\n')
  await opened
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:.(?!HTTP))*$/s)
})

test('asked for before another answer is complete is refused in its turn', async () => {
  const held = new Promise<ServerResponse>((resolve) => {
    running.upstream.answer = (_request, response) => resolve(response)
  })
  const socket = running.connect()
  socket.write('GET /api/list HTTP/1.1\r\nHost: x\r\n\r\nGET /api/realtime HTTP/1.1\r\nHost: x\r\n\r\n')
  socket.write('GET /nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  const list = await held
  list.end('{}')
  expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 503',
    'HTTP/1.1 404',
  ])
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

test('does not delay the end of the server when its reader has stopped reading', async () => {
  const { socket } = await openBehind(opened)
  await running.site.end()
  socket.destroy()
})

test('that PocketBase has not answered yet is refused when the server ends, so that no browser takes an empty page for it', async () => {
  const asked = new Promise<void>((resolve) => {
    running.upstream.answer = () => resolve()
  })
  const stream = openStream()
  await asked
  await running.site.end()
  expect((await stream).status).toBe(503)
})

describe('that is silent', () => {
  const comment = ':\n\n'
  const sec = 1_000

  /** Starts a site whose timers are stopped. */
  async function openQuiet() {
    await running.stop()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    running = await runSite()
    const begun = new Promise<ServerResponse>((resolve) => {
      running.upstream.answer = (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' })
        response.flushHeaders()
        resolve(response)
      }
    })
    const stream = await openStream()
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    return { upstream: await begun, read: async () => (await reader?.read())?.value }
  }

  test('gets a comment each 25 s, which no reader hears', async () => {
    const { upstream, read } = await openQuiet()
    vi.advanceTimersByTime(limits.streamSilentMs)
    expect(await read()).toBe(comment)
    vi.advanceTimersByTime(limits.streamSilentMs)
    expect(await read()).toBe(comment)
    upstream.write('data: 1\n\n')
    expect(await read()).toBe('data: 1\n\n')
  })

  test('gets no comment more often, nor right after an event', async () => {
    const { upstream, read } = await openQuiet()
    vi.advanceTimersByTime(20 * sec)
    upstream.write('data: 1\n\n')
    expect(await read()).toBe('data: 1\n\n')
    vi.advanceTimersByTime(20 * sec)
    upstream.write('data: 2\n\n')
    expect(await read()).toBe('data: 2\n\n')
    vi.advanceTimersByTime(limits.streamSilentMs)
    expect(await read()).toBe(comment)
  })

  test('in the midst of an event is left alone until its end', async () => {
    const { upstream, read } = await openQuiet()
    for (const part of ['data: 1', '\n', '\n']) {
      upstream.write(part)
      expect(await read()).toBe(part)
      if (part !== 'data: 1') continue
      vi.advanceTimersByTime(2 * limits.streamSilentMs)
    }
    vi.advanceTimersByTime(limits.streamSilentMs)
    expect(await read()).toBe(comment)
  })

  test('and behind gets none, which would only lie unsent with the rest', async () => {
    const { upstream } = await openQuiet()
    upstream.end()
    const started = new Promise<ServerResponse>((resolve) => {
      running.upstream.answer = (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders()
        resolve(response)
      }
    })
    const { socket, upstream: sender } = await openBehind(started)
    vi.advanceTimersByTime(3 * limits.streamSilentMs)
    sender.end('data: last\n\n')
    let received = ''
    for await (const chunk of socket.setEncoding('latin1')) {
      received += chunk
      if (received.includes('data: last')) break
    }
    expect(received).not.toContain(comment)
  })

  test('keeps one clock, however many there are', async () => {
    await openQuiet()
    const clocks = vi.getTimerCount()
    await Promise.all([openStream(), openStream(), openStream()])
    expect(vi.getTimerCount()).toBe(clocks)
  })
})
