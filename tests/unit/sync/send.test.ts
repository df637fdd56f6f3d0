import { afterEach, describe, expect, test, vi } from 'vitest'
import { sendByPocketBase } from '../../../src/sync/live/pocketbase.ts'
import { noAnswer, type Send, sendByFetch } from '../../../src/sync/send.ts'

const site = 'https://lista.example'

afterEach(() => vi.unstubAllGlobals())

/** Fakes a network that handles each request with this function. */
function network(answer: (request: RequestInit) => Response | Promise<Response>) {
  const fetched = vi.fn(async (_url: string, request: RequestInit) => answer(request))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

function failing(): never {
  throw new TypeError('Failed to fetch')
}

/** Never answers; fails when the request's signal is aborted, as in a browser. */
function silent({ signal }: RequestInit): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}

describe.each<[name: string, send: Send]>([
  ['by PocketBase’s SDK', sendByPocketBase(site)],
  ['by fetch', sendByFetch(site)],
])('a request sent %s', (_, send) => {
  test('goes to its path with its query, headers and body, and outlives the page where it must', async () => {
    const fetched = network(() => Response.json({}))
    const body = { since: 3 }
    await send('/api/list?since=3', {
      method: 'POST',
      headers: { 'X-Share-Token': 't' },
      body,
      keepalive: true,
    })
    const [[url, request] = expect.unreachable()] = fetched.mock.calls
    expect(url).toBe(`${site}/api/list?since=3`)
    expect(request).toMatchObject({ method: 'POST', keepalive: true, body: JSON.stringify(body) })
    const headers = new Headers(request.headers)
    expect([headers.get('X-Share-Token'), headers.get('Content-Type')]).toEqual(['t', 'application/json'])
  })

  test('has begun before it returns, for a page that is left', () => {
    const fetched = network(() => Response.json({}))
    void send('/api/list/leave', { method: 'POST', body: {}, keepalive: true })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test.each([200, 400, 404, 410, 429, 503])('comes back with status %i and the message', async (status) => {
    network(() => Response.json({ message: 'așa' }, { status, headers: { 'Retry-After': '7' } }))
    expect(await send('/api/list', { method: 'GET' })).toEqual({
      status,
      value: { message: 'așa' },
      retryAfterMs: 7_000,
    })
  })

  test('comes back with a list that the server says', async () => {
    network(() => Response.json([{ listId: 'a' }]))
    expect((await send('/api/account/lists', { method: 'GET' })).value).toEqual([{ listId: 'a' }])
  })

  test.each<[status: number, body: string | null]>([
    [204, null],
    [200, '<h1>Bun venit la hotel</h1>'],
  ])('comes back with %i and nothing of use where no JSON was said', async (status, body) => {
    network(() => new Response(body, { status }))
    const reply = await send('/api/list', { method: 'GET' })
    expect(reply).toMatchObject({ status, retryAfterMs: 0 })
    expect(reply.value ?? {}).toEqual({})
  })

  test('is no answer where nothing came', async () => {
    network(failing)
    expect(await send('/api/list', { method: 'GET' })).toEqual(noAnswer)
  })

  test('is no answer once its signal ends it', async () => {
    network(silent)
    const ending = new AbortController()
    const sent = send('/api/list', { method: 'GET', signal: ending.signal })
    ending.abort(new DOMException('', 'TimeoutError'))
    expect(await sent).toEqual(noAnswer)
  })

  test('does not end an earlier one to the same path', async () => {
    const answers: ((response: Response) => void)[] = []
    network(({ signal }) => {
      expect(signal?.aborted ?? false).toBe(false)
      return new Promise((resolve, reject) => {
        answers.push(resolve)
        signal?.addEventListener('abort', reject)
      })
    })
    const sent = [1, 2].map(() => send('/api/list/typing', { method: 'POST', body: {} }))
    for (const answer of answers) answer(Response.json({}))
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200])
  })
})
