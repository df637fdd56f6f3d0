import { afterEach, expect, test, vi } from 'vitest'
import { PageCalls } from '../../../../src/sync/live/heartbeat.ts'
import { sendByPocketBase } from '../../../../src/sync/live/pocketbase.ts'
import { ListClient } from '../../../../src/sync/send.ts'

const token = '1b4e28ba-2fa1-41d2-883f-0016d3cca427'

afterEach(() => vi.unstubAllGlobals())

/** Returns the calls to a server with this answer; 0 is no answer at all. */
function callsTo(status: number, body: object = {}) {
  const fetched = vi.fn(async (_url: string, _options: RequestInit) => {
    if (status === 0) throw new TypeError('Failed to fetch')
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status })
  })
  vi.stubGlobal('fetch', fetched)
  return { calls: new PageCalls(new ListClient(sendByPocketBase('https://lista.example'), token)), fetched }
}

const body = { clientId: 'client', answer: '' }

test.each([
  ['heard', 200],
  ['heard', 204],
  ['over', 410],
  ['heard', 400],
  ['heard', 404],
  ['silence', 0],
  ['silence', 429],
  ['silence', 500],
  ['silence', 503],
])('a heartbeat means %s after %i', async (beaten, status) => {
  const { calls } = callsTo(status)
  expect(await calls.heartbeat(body, () => undefined)).toBe(beaten)
})

test('a heartbeat gives its answer on', async () => {
  const answer = { version: 3, count: 1, people: [] }
  const answered = vi.fn()
  await callsTo(200, answer).calls.heartbeat(body, answered)
  expect(answered).toHaveBeenCalledWith(answer)
})

test('the last word of a page is on its way at once, and outlives the page', () => {
  const { calls, fetched } = callsTo(204)
  calls.leave('client')
  expect(fetched).toHaveBeenCalledWith(
    'https://lista.example/api/list/leave',
    expect.objectContaining({ method: 'POST', keepalive: true, body: '{"clientId":"client"}' }),
  )
})

test('the token goes in the header, and nowhere else', async () => {
  const { calls, fetched } = callsTo(200)
  await calls.heartbeat(body, () => undefined)
  calls.leave('client')
  calls.typing('client', true)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(3))
  for (const [url, { headers, body }] of fetched.mock.calls) {
    expect(new Headers(headers).get('X-Share-Token')).toBe(token)
    expect(`${url}${body}`).not.toContain(token)
  }
})

test('no person is notified when the last word, or typing, finds no server', async () => {
  const { calls, fetched } = callsTo(0)
  calls.leave('client')
  calls.typing('client', false)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
})
