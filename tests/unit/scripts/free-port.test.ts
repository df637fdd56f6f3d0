import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../scripts/lib/free-port.ts'

async function ports(count: number): Promise<number[]> {
  const found: number[] = []
  while (found.length < count) found.push(await freePort())
  return found
}

test('a free port is none that browsers refuse or outgoing connections get, and none that this process had', async () => {
  const found = await ports(300)
  expect(Math.min(...found)).toBeGreaterThan(10_080)
  expect(Math.max(...found)).toBeLessThan(32_768)
  expect(new Set(found).size).toBe(found.length)
})

test('a free port is none that is taken, and ports do not run out', async () => {
  const taken = createServer().listen(await freePort(), '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  expect(await ports(1_000)).not.toContain(port)
})
