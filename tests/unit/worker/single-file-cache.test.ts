import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listen } from '../../../src/server/listen.ts'
import { singleFileCache } from '../../../src/worker/single-file-cache.ts'

const address = '/pages-2.json'

let server: Server
let origin: string
/** Status of the network's answer for the file. */
let status: number
let kept: Map<string, Response>

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/sign-in') response.end('<h1>Sign in</h1>')
    else response.writeHead(status, { Location: '/sign-in' }).end('{}')
  })
  origin = `http://localhost:${await listen(server, 0)}`
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string) => fetch(new URL(path, origin)))
  vi.stubGlobal('caches', { open: async () => cache })
})

afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

beforeEach(() => {
  status = 200
  kept = new Map()
})

/** A fake cache with the methods that are used. */
const cache = {
  match: async (path: string) => kept.get(path),
  put: async (path: string, response: Response) => void kept.set(path, response),
  keys: async () => [...kept.keys()].map((path) => new Request(new URL(path, origin))),
  delete: async ({ url }: Request) => kept.delete(new URL(url).pathname),
}

test('keeps the network’s answer, once', async () => {
  const { keep, read } = singleFileCache('pages', address)
  await keep()
  expect(await (await read())?.text()).toBe('{}')
  status = 500
  await keep()
})

test.each([301, 302, 307, 404, 500, 204])(
  'keeps nothing that is not the file itself: %d',
  async (answered) => {
    status = answered
    const { keep, read } = singleFileCache('pages', address)
    await expect(keep()).rejects.toThrow(address)
    expect(await read()).toBeUndefined()
  },
)

test('an older version stays while something else answers for the new one', async () => {
  kept.set('/pages-1.json', new Response('{"old":1}'))
  status = 302
  const { renew } = singleFileCache('pages', address)
  await expect(renew()).rejects.toThrow()
  expect([...kept.keys()]).toEqual(['/pages-1.json'])
})

test('a new version takes the place of an older one', async () => {
  kept.set('/pages-1.json', new Response('{"old":1}'))
  const { renew, dropOlder } = singleFileCache('pages', address)
  await renew()
  await dropOlder()
  expect([...kept.keys()]).toEqual([address])
})
