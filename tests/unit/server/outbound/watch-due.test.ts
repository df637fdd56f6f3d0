import { createServer } from 'node:http'
import { expect, it, vi } from 'vitest'
import { listen } from '../../../../src/server/listen.ts'
import { sendEach, watchDue } from '../../../../src/server/outbound/watch-due.ts'

it('begins to send nothing more once it is ended, and waits for what is under way', async () => {
  const all = Array.from({ length: 25 }, (_, index) => index)
  const server = createServer((_, response) => response.end(JSON.stringify(all)))
  const url = `http://127.0.0.1:${await listen(server, 0)}`
  const [begun, done]: [number[], number[]] = [[], []]
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  const end = watchDue<number[], undefined>({
    pocketBase: { url, secret: '' },
    path: '/',
    nothing: undefined,
    everyMs: 1,
    async send(due, isEnded) {
      await sendEach(due, isEnded, async (one) => {
        begun.push(one)
        await isLetThrough
        done.push(one)
      })
    },
  })
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(0))
  const ended = end()
  letThrough()
  await ended
  expect(begun.length).toBe(10)
  expect(done).toEqual(begun)
  server.close()
})
