import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import afterPaint from '../../../src/ui/after-paint.ts'

const hydrate = vi.fn(async () => undefined)
const load = vi.fn(async () => hydrate)
const append = vi.fn()
let frames: (() => void)[]
let template: { content: string } | null

beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  template = { content: 'preloads' }
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act))
  vi.stubGlobal('document', { querySelector: () => template, head: { append } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const begin = () => afterPaint(load, { name: 'painted', value: '' }, undefined as never)

test('an island is hydrated after the next frame, and the preloads begin then', async () => {
  begin()
  for (const frame of frames) frame()
  expect([append.mock.calls, load.mock.calls]).toEqual([[], []])
  await vi.advanceTimersByTimeAsync(0)
  expect(append.mock.calls).toEqual([['preloads']])
  expect(append.mock.invocationCallOrder[0]).toBeLessThan(load.mock.invocationCallOrder[0] ?? 0)
  expect(hydrate).toHaveBeenCalledTimes(1)
})

test('a page without frames hydrates its island after half a second', async () => {
  begin()
  await vi.advanceTimersByTimeAsync(499)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(hydrate).toHaveBeenCalledTimes(1)
})

test('an island is hydrated once', async () => {
  begin()
  for (const frame of frames) frame()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([append, load, hydrate].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
})

test('a page without preloads is hydrated all the same', async () => {
  template = null
  begin()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(append).not.toHaveBeenCalled()
  expect(hydrate).toHaveBeenCalledTimes(1)
})
