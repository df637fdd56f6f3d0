import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../../scripts/lib/free-port.ts'

const random = vi.hoisted(() => ({ randomInt: vi.fn<(first: number, end: number) => number>() }))
vi.mock('node:crypto', async (original) => ({
  ...(await original<typeof import('node:crypto')>()),
  ...random,
}))

test('a free port is none that browsers refuse or outgoing connections get, and none that is taken', async () => {
  const { randomInt } = await vi.importActual<typeof import('node:crypto')>('node:crypto')
  random.randomInt.mockImplementation(randomInt)
  const port = await freePort()
  expect(port).toBeLessThan(32_768)
  const [[first] = []] = random.randomInt.mock.calls
  expect(first).toBeGreaterThan(10_080)

  const taken = createServer().listen(port, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  random.randomInt.mockReturnValueOnce(port)
  expect(await freePort()).not.toBe(port)
})
