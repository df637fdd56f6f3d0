import { createSocket } from 'node:dgram'
import { once } from 'node:events'

export interface DnsServer {
  /** Address in the format of `Resolver.setServers`. */
  address: string
  /** Requested names, each once, in order. */
  asked: ReadonlySet<string>
  stop: () => void
}

const headBytes = 12
const typeA = 1
const typeAaaa = 28
/** Flags of an answer: recursion available, no error. */
const answered = 0x81_80

/**
 * Starts a DNS server on this machine that does not answer queries for unknown names.
 *
 * @param addresses by name
 */
export async function startDnsServer(
  addresses: Readonly<Record<string, readonly string[]>>,
): Promise<DnsServer> {
  const asked = new Set<string>()
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const name = nameIn(query)
    asked.add(name)
    const known = addresses[name]
    if (known) socket.send(answerTo(query, name, known), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, asked, stop: () => socket.close() }
}

/** Returns the name in the only question of a query (RFC 1035, 4.1.2). */
function nameIn(query: Buffer): string {
  const labels: string[] = []
  let at = headBytes
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return labels.join('.')
}

function answerTo(query: Buffer, name: string, addresses: readonly string[]): Buffer {
  const questionBytes = name.length + 2 + 4
  const type = query.readUInt16BE(headBytes + name.length + 2)
  const fitting = addresses.filter((address) => type === (address.includes(':') ? typeAaaa : typeA))
  const head = Buffer.alloc(headBytes)
  query.copy(head, 0, 0, 2)
  for (const [place, value] of [answered, 1, fitting.length].entries())
    head.writeUInt16BE(value, 2 + 2 * place)
  const question = query.subarray(headBytes, headBytes + questionBytes)
  return Buffer.concat([head, question, ...fitting.map((address) => recordOf(type, address))])
}

/** Returns a record for the name in the question, with a TTL of 0. */
function recordOf(type: number, address: string): Buffer {
  const bytes = type === typeA ? address.split('.').map(Number) : bytesOfV6(address)
  const head = [0xc0, headBytes, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length]
  return Buffer.from([...head, ...bytes])
}

/** @param address with one `::` */
function bytesOfV6(address: string): number[] {
  const [before, after] = address
    .split('::')
    .map((side) => side.split(':').filter(Boolean).flatMap(bytesOfGroup))
  const known = [...(before ?? []), ...(after ?? [])]
  return [...(before ?? []), ...Array.from({ length: 16 - known.length }, () => 0), ...(after ?? [])]
}

function bytesOfGroup(group: string): number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 0xff]
}
