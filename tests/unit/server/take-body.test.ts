import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeBody } from '../../../src/server/take-body.ts'

const mostBytes = 100
const handed: string[] = []
let server: Server

beforeEach(async () => {
  handed.length = 0
  server = createServer((incoming, response) =>
    takeBody(incoming, response, mostBytes, (body) => {
      handed.push(body.toString())
      response.end()
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Sends a body of pieces without its length. @returns the status of the answer */
function send(pieces: readonly string[]): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method: 'POST' }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.on('error', reject)
    for (const piece of pieces) sent.write(piece)
    sent.end()
  })
}

test('pieces that are together as long as allowed are handed on as one body', async () => {
  expect(await send(['a'.repeat(60), 'b'.repeat(40)])).toBe(200)
  expect(handed).toEqual(['a'.repeat(60) + 'b'.repeat(40)])
})

test('pieces that are short, but together too long, are refused', async () => {
  expect(await send(['a'.repeat(60), 'b'.repeat(41)])).toBe(413)
  expect(handed).toEqual([])
})
