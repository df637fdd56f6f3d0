import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Request } from '../../../src/sync/send.ts'

const sdk = '../../../src/sync/live/pocketbase.ts'
const asking: Request = { method: 'GET' }

/** Loads a fresh module, as in a page that was just loaded. */
async function newPage() {
  vi.resetModules()
  return (await import('../../../src/sync/page-client.ts')).sendFromPage
}

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ name: 'Cină' })),
  )
})
afterEach(() => {
  vi.doUnmock(sdk)
  vi.unstubAllGlobals()
})

test('a page without its SDK gets no answer, and gets one once the SDK can be fetched', async () => {
  vi.doMock(sdk, () => {
    throw new Error('Failed to fetch dynamically imported module')
  })
  const send = await newPage()
  expect(await send('/api/list', asking)).toMatchObject({ status: 0 })
  expect(fetch).not.toHaveBeenCalled()
  vi.doUnmock(sdk)
  expect(await send('/api/list', asking)).toMatchObject({ status: 200, value: { name: 'Cină' } })
})

test('a page with a pending SDK gets no answer when its time is up', async () => {
  vi.doMock(sdk, () => new Promise(() => undefined))
  const send = await newPage()
  const ending = new AbortController()
  const sent = send('/api/list', { ...asking, signal: ending.signal })
  ending.abort()
  expect(await sent).toMatchObject({ status: 0 })
})

test('once the SDK has come, a request begins before it returns', async () => {
  const send = await newPage()
  await send('/api/list', asking)
  void send('/api/list/leave', { method: 'POST', keepalive: true })
  expect(fetch).toHaveBeenCalledTimes(2)
})
