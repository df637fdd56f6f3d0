import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasEngine, transcribe } from '../../../../src/list/voice/voice-client.ts'
import { untilThere } from '../../../support/limits.ts'

const token = '00000000-0000-4000-8000-000000000001'
const recording = new Blob([new Uint8Array([0, 255, 128, 10])])
const never = new AbortController().signal

let asked: { url: string; method: string | undefined; token: string | null; body: unknown }[]
let answer: (signal: AbortSignal) => Promise<Response>

beforeEach(() => {
  asked = []
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (url: string, { method, headers, body, signal }: RequestInit) => {
    const shown = new Headers(headers).get('X-Share-Token')
    asked.push({ url, method, token: shown, body: body && JSON.parse(String(body)) })
    return answer(signal ?? never)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function answers(status: number, value: unknown): void {
  answer = async () => new Response(typeof value === 'string' ? value : JSON.stringify(value), { status })
}

const problem = (named: string) => ({ kind: 'problem', problem: named })

test.each([true, false])('the server says whether it has an engine: %s', async (engine) => {
  answers(200, { engine })
  expect(await hasEngine(token)).toBe(engine)
  const url = '/api/voice-to-text'
  expect(asked).toEqual([{ url, method: 'GET', token, body: undefined }])
})

test('a recording is sent as base64, with the list’s token in the header; the recognised text is returned', async () => {
  answers(200, { text: ' lapte și pâine ' })
  expect(await transcribe(token, recording, never)).toEqual({ kind: 'text', text: 'lapte și pâine' })
  const url = '/api/voice-to-text'
  expect(asked).toEqual([{ url, method: 'POST', token, body: { audio: 'AP+ACg==' } }])
})

describe.each([
  ['asking for the engine', () => hasEngine(token)],
  ['asking for the transcription', () => transcribe(token, recording, never)],
])('%s', (_what, ask) => {
  test.each([400, 403, 413, 429, 502, 503, 504])('a %i is reported in the server’s words', async (status) => {
    answers(status, { status, message: 'Mesajul serverului.', data: {} })
    expect(await ask()).toEqual({ kind: 'message', message: 'Mesajul serverului.' })
  })

  test.each([
    [502, '<html>Bad gateway</html>'],
    [200, '<html>Wi-Fi</html>'],
    [200, {}],
    [500, { message: '' }],
    [500, { message: 7 }],
  ])('%i %j is no answer of ours', async (status, value) => {
    answers(status, value)
    expect(await ask()).toEqual(problem('failed'))
  })

  test.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])('no answer at all, online %s: %s', async (onLine, expected) => {
    vi.stubGlobal('navigator', { onLine })
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await ask()).toEqual(problem(expected))
  })
})

test('an empty text is no text', async () => {
  answers(200, { text: ' ' })
  expect(await transcribe(token, recording, never)).toEqual(problem('no-text'))
})

describe('a server that never answers', () => {
  beforeEach(() => {
    answer = (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
  })

  test('is waited for no longer than a minute', async () => {
    vi.useFakeTimers()
    const heard = transcribe(token, recording, never)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await heard).toEqual(problem('unreachable'))
  })

  test('is left alone once the request is taken back', async () => {
    const turn = new AbortController()
    const heard = transcribe(token, recording, turn.signal)
    await vi.waitUntil(() => asked.length === 1, untilThere)
    turn.abort()
    expect(await heard).toEqual(problem('unreachable'))
  })
})
