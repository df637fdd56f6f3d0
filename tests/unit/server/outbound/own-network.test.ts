import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownDoor } from '../../../../src/server/outbound/own-network.ts'
import { postOutside } from '../../../../src/server/outbound/post-outside.ts'
import { testLimits } from '../../../support/limits.ts'

const received: string[] = []
let server: Server
let port: number
beforeAll(async () => {
  server = createServer(async (request, response) => {
    received.push(`${request.method} ${request.url} ${await text(request)}`)
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

const message = { headers: {}, body: 'x', gone: [] }

describe('a message to a host of the operator', () => {
  it.each([
    ['127.0.0.1', '127.0.0.0/8'],
    ['localhost', 'localhost'],
  ])('arrives by HTTP at %s', async (host, allowed) => {
    const address = `http://${host}:${port}/x?y=1`
    const found = ownDoor(address, [allowed]) ?? expect.unreachable()
    const door = { ...found, patienceMs: testLimits.stateMs }
    expect(await postOutside({ ...message, address }, door)).toEqual({ outcome: 'sent' })
    expect(received.splice(0)).toEqual(['POST /x?y=1 x'])
  })

  it('has no way to any other', () => {
    expect(ownDoor(`http://127.0.0.1:${port}/x`, ['casa.lan'])).toBeUndefined()
    expect(ownDoor('https://casa.example/x', ['casa.lan'])).toBeUndefined()
  })
})
