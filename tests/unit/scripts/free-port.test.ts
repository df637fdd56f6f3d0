import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../scripts/lib/free-port.ts'

async function ports(...used: Parameters<typeof freePort>): Promise<number[]> {
  const found: number[] = []
  while (found.length < 300) found.push(await freePort(...used))
  return found
}

test('a free port is none that browsers refuse or outgoing connections get', async () => {
  const found = [...(await ports()), ...(await ports('for long'))]
  expect(Math.min(...found)).toBeGreaterThan(10_080)
  expect(Math.max(...found)).toBeLessThan(32_768)
})

test('a port that is used for long is never asked for by others', async () => {
  expect(Math.max(...(await ports('for long')))).toBeLessThan(Math.min(...(await ports())))
})

test('a free port is none that is taken', async () => {
  // Among so many draws, some are the same.
  for (let count = 0; count < 300; count += 1) {
    const server = createServer().listen(await freePort(), '127.0.0.1')
    onTestFinished(() => void server.close())
    await expect(once(server, 'listening')).resolves.toEqual([])
  }
})
