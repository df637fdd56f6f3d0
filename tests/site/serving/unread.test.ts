import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { closeUnread } from '../../../src/server/limits/close-unread.ts'
import { limits } from '../../../src/server/limits/limits.ts'
import { type AttackName, attacks, textOf } from '../../support/hostile/attacks.ts'
import { gatherLoot } from '../../support/hostile/sender.ts'
import { waitsOf } from '../../support/hostile/waits.ts'
import { makeListWithItem } from '../../support/people/api.ts'
import { type Product, startProduct } from '../../support/server/product.ts'

const sockets = 100
const hostileAddress = '127.0.0.9'
const mostGrowthBytes = 100 * 1024 * 1024
/** Requests with the longest answers; all are sent uncompressed. */
const kinds: readonly AttackName[] = [
  'CalDAV PROPFIND', // part: integrations
  'list pages',
  'whole lists',
  'CalDAV multiget of all', // part: integrations
]

async function metric(metricsPort: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
}

/** Sends a request, and reads the whole answer. */
async function askAndRead(product: Product, asked: string): Promise<void> {
  const port = Number(new URL(product.url).port)
  const socket = connect({ port, host: '127.0.0.1', localAddress: hostileAddress })
  socket.write(asked.replace('\r\n', '\r\nConnection: close\r\n'))
  await once(socket.resume(), 'close')
}

/**
 * Sends a request, and stops reading after the beginning of the answer.
 *
 * @returns when the answer has begun or the connection has ended
 */
async function askAndStop(product: Product, asked: string, opened: Socket[]): Promise<void> {
  const port = Number(new URL(product.url).port)
  const socket = connect({ port, host: '127.0.0.1', localAddress: hostileAddress })
  opened.push(socket)
  socket.on('error', () => undefined).write(asked)
  await Promise.race([once(socket, 'data'), once(socket, 'close')])
  socket.pause()
}

test('100 sockets that read nothing take a bounded amount of memory, and others are answered', async () => {
  const metricsPort = await freePort()
  const product = await startProduct({ LIMITS_FACTOR: '1', METRICS_PORT: `${metricsPort}` })
  onTestFinished(() => product.end())
  const loot = await gatherLoot(product.url, { lists: 4, keysOfList: 5 })
  const { list, itemId } = await makeListWithItem(product.url)
  const asked = Array.from({ length: sockets }, (_, at) => {
    const kind = kinds[at % kinds.length] ?? 'list pages'
    return textOf(attacks[kind](loot, at))
  })
  const opened: Socket[] = []
  onTestFinished(() => opened.forEach((socket) => void socket.destroy()))
  // The memory that answering takes when the answers are read does not count as that of unread answers.
  await Promise.all(asked.map((one) => askAndRead(product, one)))
  const before = await metric(metricsPort, 'process_resident_memory_bytes')

  await Promise.all(asked.map((one) => askAndStop(product, one, opened)))
  const unread = await metric(metricsPort, 'lista_unread_bytes')
  const grown = (await metric(metricsPort, 'process_resident_memory_bytes')) - before
  // Within the time in which none of the sockets is closed for reading nothing.
  await vi.waitFor(() => waitsOf(list, itemId, 0), { timeout: limits.stalledMs / 2, interval: 20 })
  expect(unread).toBeGreaterThan(limits.unreadBytesPerAddress / 4)
  expect(unread).toBeLessThanOrEqual(limits.unreadBytesPerAddress)
  expect(await metric(metricsPort, 'lista_unread_closed_total')).toBeGreaterThan(0)
  expect(grown).toBeLessThanOrEqual(mostGrowthBytes)
})

const shortMs = 1_000
/** Longer than a busy machine stops a process for. */
const stalledMs = 15_000
/** Milliseconds between reads of a slow reader: the system reports progress by the megabyte. */
const readPauseMs = 20
const answerBytes = 256 * 1024 * 1024

/** Starts a server with a long answer, which closes connections that read nothing for `patienceMs`. */
async function serveLongAnswer(patienceMs: number): Promise<number> {
  const server = createServer((_, response) => void response.end(Buffer.alloc(answerBytes)))
  const end = closeUnread(server, patienceMs)
  onTestFinished(() => {
    end()
    server.closeAllConnections()
    server.close()
  })
  await once(server.listen(0), 'listening')
  return (server.address() as AddressInfo).port
}

function get(port: number): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  return socket
}

test('a connection that reads nothing is closed, though it goes on sending', async () => {
  const socket = get(await serveLongAnswer(shortMs))
  socket.pause()
  const sending = setInterval(() => socket.write('G'), shortMs / 10)
  onTestFinished(() => clearInterval(sending))
  // The system refuses data for a closed connection.
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException]
  expect(['ECONNRESET', 'EPIPE']).toContain(error.code)
})

test('a connection that reads slowly is not closed', async () => {
  const socket = get(await serveLongAnswer(stalledMs))
  const endAt = performance.now() + 1.5 * stalledMs
  let read = 0
  socket.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (performance.now() >= endAt) return
    socket.pause()
    void pause(readPauseMs).then(() => socket.resume())
  })
  const closed = once(socket, 'close')
  const reads = () => Promise.race([once(socket, 'data'), closed])
  while (performance.now() < endAt && !socket.closed) await reads()
  expect(read).toBeLessThan(answerBytes)
  socket.resume()
  while (read <= answerBytes && !socket.closed) await reads()
  expect(socket.closed).toBe(false)
})
