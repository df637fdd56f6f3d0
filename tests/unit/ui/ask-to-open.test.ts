import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askToOpen, takeLateness } from '../../../src/ui/ask-to-open.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('only what was requested last opens', () => {
  const [first, last] = [askToOpen(), askToOpen()]
  expect([first(), last()]).toEqual([false, true])
})

test('nothing opens that was requested before the page was hidden', () => {
  const mayOpen = askToOpen()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(mayOpen()).toBe(false)
  expect(askToOpen()()).toBe(true)
})

test('what opens more than 600 ms after its press is late, and only that', () => {
  const prompt = askToOpen()
  vi.advanceTimersByTime(600)
  expect([prompt(), takeLateness()]).toEqual([true, false])
  const late = askToOpen()
  vi.advanceTimersByTime(601)
  expect([late(), takeLateness(), takeLateness()]).toEqual([true, true, false])
  const superseded = askToOpen()
  vi.advanceTimersByTime(601)
  askToOpen()
  expect([superseded(), takeLateness()]).toEqual([false, false])
})
