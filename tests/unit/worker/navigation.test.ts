import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNavigation } from '../../../src/worker/navigation.ts'

const token = '0198c5d2-7d3a-4c55-9d56-3a3f0c1c9a10'
const asked: string[] = []

/** Returns a device that has all pages except these. */
function deviceWithout(...missing: string[]) {
  return createNavigation({
    page: async (pathname) => (missing.includes(pathname) ? undefined : new Response(`device ${pathname}`)),
  })
}

async function goTo(pathname: string, navigate = deviceWithout()): Promise<string> {
  const answer = await navigate(new Request(`http://site${pathname}`), pathname)
  return answer.text()
}

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).pathname)
    throw new TypeError('no connection')
  })
})
afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['/alimente/oua/', 'device /alimente/oua/'],
  ['/despre', 'device /despre'],
  [`/list/${token}`, 'device /list'],
  [`/list/${token.toUpperCase()}`, 'device /list'],
])('without a connection %s is %s', async (pathname, shown) => {
  expect(await goTo(pathname)).toBe(shown)
})

test('the home page opens without asking', async () => {
  expect(await goTo('/')).toBe('device /')
  expect(asked).toEqual([])
})

test('a missing page is reported as missing', async () => {
  expect(await goTo('/nimic', deviceWithout('/nimic'))).toBe('device /fara-semnal')
})

test('a page that the device has not is waited for, however slow the signal', async () => {
  vi.useFakeTimers()
  const late = new Response('late')
  vi.stubGlobal('fetch', () => new Promise((resolve) => setTimeout(() => resolve(late), 30_000)))
  const shown = goTo('/alimente/oua/', deviceWithout('/alimente/oua/'))
  await vi.runAllTimersAsync()
  expect(await shown).toBe('late')
  vi.useRealTimers()
})
