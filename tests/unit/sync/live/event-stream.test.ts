import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openEventStreams } from '../../../../src/sync/live/pocketbase.ts'

const site = 'https://lista.example'
const token = '1b4e28ba-2fa1-41d2-883f-0016d3cca427'
const topic = 'list:0e3d7d4c'

/** A fake EventSource, whose messages the test sends. */
class FakeSource extends EventTarget {
  static opened: FakeSource[] = []
  readonly url: string
  isClosed = false
  onerror: (() => void) | null = null

  constructor(url: string) {
    super()
    this.url = url
    FakeSource.opened.push(this)
  }

  close(): void {
    this.isClosed = true
  }

  say(event: string, data: string): void {
    this.dispatchEvent(new MessageEvent(event, { data, lastEventId: 'client-1' }))
  }
}

beforeEach(() => {
  FakeSource.opened = []
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeSource)
  answering(204)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Fakes a server with this answer to subscriptions. */
function answering(status: number) {
  const fetched = vi.fn(async (_url: string, _request: RequestInit) => {
    return status === 200 ? new Response('<h1>Hotel</h1>') : new Response(null, { status })
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

function open() {
  const heard = { connected: vi.fn(), message: vi.fn(), lost: vi.fn() }
  const close = openEventStreams(token, site)(topic, heard)
  return { ...heard, close }
}

const settled = () => vi.advanceTimersByTimeAsync(0)
/** Waits longer than the retry delay of PocketBase's SDK. */
const muchLater = () => vi.advanceTimersByTimeAsync(60_000)

/** Opens a stream and connects it. @returns the stream, with its EventSource */
async function openStanding() {
  const stream = open()
  await settled()
  const [source = expect.unreachable()] = FakeSource.opened
  source.say('PB_CONNECT', '{"clientId":"client-1"}')
  await settled()
  return { ...stream, source }
}

describe('a stream', () => {
  test('is connected once its topic is subscribed', async () => {
    const { connected, lost } = await openStanding()
    expect(connected).toHaveBeenCalledExactlyOnceWith('client-1')
    expect(lost).not.toHaveBeenCalled()
  })

  test('shows the token in a header, and nowhere else', async () => {
    const fetched = answering(204)
    const { source } = await openStanding()
    expect(fetched).toHaveBeenCalledTimes(1)
    const [[url, { headers, body }] = expect.unreachable()] = fetched.mock.calls
    expect(new Headers(headers).get('X-Share-Token')).toBe(token)
    expect(JSON.parse(String(body))).toEqual({ clientId: 'client-1', subscriptions: [topic] })
    expect(`${url}${body}${source.url}`).not.toContain(token)
  })

  test('passes on its messages with their lengths', async () => {
    const { source, message } = await openStanding()
    source.say(topic, '{"from":1,"rev":2}')
    expect(message).toHaveBeenCalledExactlyOnceWith({ from: 1, rev: 2 }, 18)
  })

  test('passes on a message that is no JSON as an empty one', async () => {
    const { source, message } = await openStanding()
    source.say(topic, '{"from":')
    expect(message).toHaveBeenCalledExactlyOnceWith({}, 2)
  })
})

describe('a stream is lost, once, and does not come back by itself', () => {
  test('when it ends', async () => {
    const { source, lost } = await openStanding()
    source.onerror?.()
    await muchLater()
    expect(lost).toHaveBeenCalledTimes(1)
    expect(FakeSource.opened).toHaveLength(1)
    expect(source.isClosed).toBe(true)
  })

  test('when it cannot be opened', async () => {
    const { lost, connected } = open()
    await settled()
    FakeSource.opened[0]?.onerror?.()
    await muchLater()
    expect(lost).toHaveBeenCalledTimes(1)
    expect(connected).not.toHaveBeenCalled()
    expect(FakeSource.opened).toHaveLength(1)
  })

  test('when it is not greeted for 15 s', async () => {
    const { lost } = open()
    await vi.advanceTimersByTimeAsync(14_999)
    expect(lost).not.toHaveBeenCalled()
    await muchLater()
    expect(lost).toHaveBeenCalledTimes(1)
    expect(FakeSource.opened.map(({ isClosed }) => isClosed)).toEqual([true])
  })

  test('when its subscription is not answered for 15 s', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const { lost, connected } = await openStanding()
    await muchLater()
    expect(lost).toHaveBeenCalledTimes(1)
    expect(connected).not.toHaveBeenCalled()
    expect(FakeSource.opened.map(({ isClosed }) => isClosed)).toEqual([true])
  })

  test.each([200, 404, 429, 503])('when its subscription is answered by %i', async (status) => {
    answering(status)
    const { lost, connected } = await openStanding()
    await muchLater()
    expect(lost).toHaveBeenCalledTimes(1)
    expect(connected).not.toHaveBeenCalled()
    expect(FakeSource.opened.map(({ isClosed }) => isClosed)).toEqual([true])
  })
})

describe('a stream that is closed says nothing more and leaves nothing open', () => {
  test('while it is connected', async () => {
    const { close, source, lost, message } = await openStanding()
    close()
    await settled()
    source.say(topic, '{"rev":3}')
    await muchLater()
    expect(FakeSource.opened.map(({ isClosed }) => isClosed)).toEqual([true])
    expect(lost).not.toHaveBeenCalled()
    expect(message).not.toHaveBeenCalled()
  })

  test('in the moment it is opened', async () => {
    const { close, connected, lost } = open()
    close()
    await muchLater()
    expect(FakeSource.opened.filter(({ isClosed }) => !isClosed)).toEqual([])
    expect(connected).not.toHaveBeenCalled()
    expect(lost).not.toHaveBeenCalled()
  })

  test('before it is greeted', async () => {
    const { close, connected, lost } = open()
    await settled()
    close()
    await settled()
    expect(FakeSource.opened.map(({ isClosed }) => isClosed)).toEqual([true])
    await muchLater()
    expect(connected).not.toHaveBeenCalled()
    expect(lost).not.toHaveBeenCalled()
  })

  test('before its subscription is answered', async () => {
    const fetched = vi.fn((_: string, { signal }: RequestInit) => {
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    })
    vi.stubGlobal('fetch', fetched)
    const { close, connected, lost } = await openStanding()
    close()
    await muchLater()
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true)
    expect(connected).not.toHaveBeenCalled()
    expect(lost).not.toHaveBeenCalled()
  })
})

describe('a stream is asked for by the slot of its list', () => {
  const asked = () => FakeSource.opened.map(({ url }) => url)

  test('which contains only the first three digits of the key', async () => {
    await openStanding()
    expect(asked()).toEqual([`${site}/api/realtime?slot=1b4`])
  })

  test('and later by the slot from the answer, if the key begins differently', async () => {
    const oldKey = `2c5${token.slice(3)}`
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204, headers: { 'X-List-Slot': '3ff' } }))
    for (const heard of [1, 2]) {
      openEventStreams(oldKey, site)(topic, { connected: vi.fn(), message: vi.fn(), lost: vi.fn() })
      await settled()
      FakeSource.opened[heard - 1]?.say('PB_CONNECT', '{}')
      await settled()
    }
    expect(asked()).toEqual([`${site}/api/realtime?slot=2c5`, `${site}/api/realtime?slot=3ff`])
  })
})
