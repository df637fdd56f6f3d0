import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { wordsOf } from '../../../scripts/lib/doctor/network.ts'
import { inTime, signIn } from '../../../scripts/lib/pocketbase/client.ts'
import { listen } from '../../../src/server/listen.ts'

const slow = /^slow: no answer in time, at a load of \d+\.\d on \d+ cores$/

/** A server that takes connections and never answers. */
async function startSilent() {
  const server = createServer(() => {})
  const port = await listen(server, 0, '127.0.0.1')
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

test('an answer that does not come in time is called slow, whoever asked for it', async () => {
  const { url, stop } = await startSilent()
  const admin = { email: 'test@example.com', password: 'numai-pentru-teste' }
  const requests = [
    fetch(url, { signal: AbortSignal.timeout(10) }),
    signIn(url, admin, AbortSignal.timeout(10)),
  ]
  for (const request of requests)
    expect(wordsOf(await request.catch((error: unknown) => error))).toMatch(slow)
  stop()
})

test('an answer that cannot come is called by its cause', async () => {
  const { url, stop } = await startSilent()
  stop()
  expect(wordsOf(await fetch(url, inTime()).catch((error: unknown) => error))).toContain('ECONNREFUSED')
})
