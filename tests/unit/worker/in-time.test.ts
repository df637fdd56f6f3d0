import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime } from '../../../src/worker/in-time.ts'

const patienceMs = 1000
const fromDevice = new Response('device')
const kept = async () => fromDevice
const none = async () => undefined

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function answersAfter(ms: number, response: Response): Promise<Response> {
  return new Promise((resolve) => setTimeout(() => resolve(response), ms))
}

test.each([200, 301, 404])('an answer of %i that comes in time is shown', async (status) => {
  const answer = new Response(null, { status })
  const shown = inTime(answersAfter(999, answer), patienceMs, kept)
  await vi.runAllTimersAsync()
  expect(await shown).toBe(answer)
})

test('a late one gives way to the device’s own', async () => {
  const shown = inTime(answersAfter(1001, new Response()), patienceMs, kept)
  await vi.runAllTimersAsync()
  expect(await shown).toBe(fromDevice)
})

test('a late one is waited for where the device has none', async () => {
  const answer = new Response()
  const shown = inTime(answersAfter(60_000, answer), patienceMs, none)
  await vi.runAllTimersAsync()
  expect(await shown).toBe(answer)
})

test('no answer, or an error of the server, gives way at once', async () => {
  expect(await inTime(Promise.reject(new TypeError('failed')), patienceMs, kept)).toBe(fromDevice)
  for (const status of [500, 503])
    expect(await inTime(Promise.resolve(new Response(null, { status })), patienceMs, kept)).toBe(fromDevice)
})

test('without a copy on the device, an error is shown as it came, and a failure stays one', async () => {
  const answer = new Response(null, { status: 503 })
  expect(await inTime(Promise.resolve(answer), patienceMs, none)).toBe(answer)
  await expect(inTime(Promise.reject(new TypeError('failed')), patienceMs, none)).rejects.toThrow('failed')
})
