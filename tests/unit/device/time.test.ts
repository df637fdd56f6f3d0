import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { abortedAfter, abortedByAny } from '../../../src/device/time.ts'

describe('a signal of several', () => {
  test('aborts with the first of them', () => {
    const [one, other] = [new AbortController(), new AbortController()]
    const signal = abortedByAny([one.signal, other.signal])
    expect(signal.aborted).toBe(false)
    other.abort()
    expect(signal.aborted).toBe(true)
  })

  test('is aborted where one of them already is', () => {
    expect(abortedByAny([new AbortController().signal, AbortSignal.abort()]).aborted).toBe(true)
  })
})

describe('a signal that aborts after a while', () => {
  const { timeout } = AbortSignal
  beforeEach(() => {
    vi.useFakeTimers()
    Reflect.deleteProperty(AbortSignal, 'timeout')
  })
  afterEach(() => {
    vi.useRealTimers()
    AbortSignal.timeout = timeout
  })

  test('does so in browsers that make none themselves', () => {
    const signal = abortedAfter(1_000)
    vi.advanceTimersByTime(999)
    expect(signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(signal.aborted).toBe(true)
  })
})
