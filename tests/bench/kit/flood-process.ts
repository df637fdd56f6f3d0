/**
 * The process of a flood: sends its requests from a separate address, reports the answers before it stops, and ends with its
 * parent.
 */
import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { constants, setPriority } from 'node:os'

/** Number of answers with each status, for each kind of request; 'cut' for a connection that ended without a status. */
export type FloodReport = Record<string, Record<string, number>>

const floodAddress = '127.0.0.9'
const stalledStreams = 300
const reopenMs = 1_000
const oversizeBytes = 1024 * 1024

interface Attack {
  name: string
  path: string
  perSecond: number
  body: () => string | Buffer
  token?: () => string
}

const oversize = Buffer.alloc(oversizeBytes, 'x')

const attacks: readonly Attack[] = [
  {
    name: 'lists',
    path: '/api/list',
    perSecond: 200,
    token: randomUUID,
    body: () => JSON.stringify({ id: randomUUID(), name: 'x'.repeat(100) }),
  },
  {
    name: 'logins',
    path: '/api/collections/users/auth-with-password',
    perSecond: 200,
    body: () => JSON.stringify({ identity: `${randomUUID()}@example.com`, password: 'ghicit-acum' }),
  },
  {
    name: 'oversize bodies',
    path: '/api/list/changes',
    perSecond: 10,
    token: randomUUID,
    body: () => oversize,
  },
]

const report: FloodReport = {}

function count(name: string, outcome: string | number | undefined): void {
  const counts = report[name] ?? {}
  counts[String(outcome)] = (counts[String(outcome)] ?? 0) + 1
  report[name] = counts
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

function send(port: number, { name, path, body, token }: Attack): void {
  const content = body()
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(content),
    ...(token && { 'X-Share-Token': token() }),
  }
  const options = {
    agent,
    port,
    path,
    headers,
    method: 'POST',
    host: '127.0.0.1',
    localAddress: floodAddress,
  }
  request(options, (answer: IncomingMessage) => {
    count(name, answer.statusCode)
    answer.resume()
  })
    .on('error', () => count(name, 'cut'))
    .end(content)
}

/** Opens a stream and stops reading at once; opens another a little later when it is refused or closed. */
function keepStalled(port: number): void {
  const socket = connect({ port, host: '127.0.0.1', localAddress: floodAddress })
  socket.write('GET /api/realtime HTTP/1.1\r\nHost: x\r\n\r\n')
  socket.once('data', (head) => {
    const status = String(head).slice(9, 12)
    count('streams', status)
    socket.pause()
    if (status !== '200') socket.destroy()
  })
  socket.on('error', () => count('streams', 'cut'))
  socket.on('close', () => setTimeout(() => keepStalled(port), reopenMs * (1 + Math.random())))
}

// A real flood comes from other machines, so this process gives the others precedence.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
process.on('disconnect', () => process.exit())
process.once('message', (port: number) => {
  for (let opened = 0; opened < stalledStreams; opened += 1) keepStalled(port)
  for (const attack of attacks) setInterval(() => send(port, attack), 1_000 / attack.perSecond)
  process.once('message', () => process.send?.(report))
})
