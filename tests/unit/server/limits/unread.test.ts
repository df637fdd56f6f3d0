import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Holding, Unread } from '../../../../src/server/limits/unread.ts'

describe('a limit for one visitor', () => {
  it('closes the answer that was read from least recently', () => {
    const closed: string[] = []
    const unread = new Unread({ perVisitor: 10, inAll: 100 })
    const hold = (name: string) => unread.hold('a', () => closed.push(name))
    const [first, second, third] = [hold('first'), hold('second'), hold('third')]
    first.set(4)
    second.set(4)
    expect(unread.bytes).toBe(8)
    first.set(3)
    third.set(4)
    expect(closed).toEqual(['second'])
    expect(unread.bytes).toBe(7)
  })

  it('closes no answer of another visitor', () => {
    const closed: string[] = []
    const unread = new Unread({ perVisitor: 10, inAll: 100 })
    unread.hold('b', () => closed.push('b')).set(9)
    unread.hold('a', () => closed.push('a1')).set(9)
    unread.hold('a', () => closed.push('a2')).set(9)
    expect(closed).toEqual(['a1'])
  })
})

it('a limit for all closes answers of the visitor with the most', () => {
  const closed: string[] = []
  const unread = new Unread({ perVisitor: 10, inAll: 20 })
  unread.hold('small', () => closed.push('small')).set(2)
  unread.hold('large', () => closed.push('large')).set(9)
  unread.hold('other', () => closed.push('other')).set(8)
  unread.hold('last', () => closed.push('last')).set(3)
  expect(closed).toEqual(['large'])
  expect(unread.bytes).toBe(13)
})

it('an ended answer is not counted any more, even if written to', () => {
  const unread = new Unread({ perVisitor: 10, inAll: 20 })
  const holding = unread.hold('a', () => undefined)
  holding.set(5)
  holding.end()
  holding.set(7)
  expect(unread.bytes).toBe(0)
})

it('neither limit is exceeded, and the sum is right, whatever is written, read and closed', () => {
  const step = fc.record({ at: fc.nat(11), bytes: fc.nat(12), ends: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const unread = new Unread({ perVisitor: 30, inAll: 60 })
      const open = new Map<number, Holding>()
      for (const { at, bytes, ends } of steps) {
        const visitor = `visitor ${at % 3}`
        const holding = open.get(at) ?? unread.hold(visitor, () => open.delete(at))
        open.set(at, holding)
        if (ends) {
          holding.end()
          open.delete(at)
        } else holding.set(bytes)
        const sums = [0, 1, 2].map((one) =>
          [...open].reduce((sum, [key, { bytes: held }]) => sum + (key % 3 === one ? held : 0), 0),
        )
        expect(unread.bytes).toBe(sums.reduce((sum, one) => sum + one, 0))
        expect(unread.bytes).toBeLessThanOrEqual(60)
        expect(Math.max(...sums)).toBeLessThanOrEqual(30)
      }
    }),
  )
})

describe('an answer', () => {
  const server = createServer()
  const unread = new Unread()
  beforeEach(async () => {
    server.listen(0)
    await once(server, 'listening')
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  async function asked(): Promise<[ServerResponse, IncomingMessage]> {
    const sent = get({ port: (server.address() as AddressInfo).port })
    const [[, response], answered] = await Promise.all([
      once(server, 'request').then((given) => {
        const [, response] = given as [IncomingMessage, ServerResponse]
        unread.watch(response, 'a')
        response.flushHeaders()
        return given as [IncomingMessage, ServerResponse]
      }),
      once(sent, 'response'),
    ])
    return [response, answered[0] as IncomingMessage]
  }

  it('counts unread bytes, until it is closed', async () => {
    const [response, answer] = await asked()
    answer.pause()
    const size = 8 * 1024 * 1024
    response.write(Buffer.alloc(size))
    response.end('ă')
    expect(unread.bytes).toBe(size + 2)
    answer.resume()
    await once(response, 'close')
    expect(unread.bytes).toBe(0)
  })

  it('counts nothing that was read while more is to come', async () => {
    const [response, answer] = await asked()
    answer.resume()
    if (!response.write(Buffer.alloc(8 * 1024 * 1024))) await once(response, 'drain')
    expect(unread.bytes).toBe(0)
    response.end()
  })
})
