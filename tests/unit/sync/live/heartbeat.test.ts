import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserClock } from '../../../../src/device/time.ts'
import { Heartbeat, type HeartbeatResult } from '../../../../src/sync/live/heartbeat.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Begins a heartbeat against a server with these answers; the last one is repeated. */
function begin(...answers: HeartbeatResult[]) {
  const startedAt = Date.now()
  const beatsMs: number[] = []
  const lost = vi.fn()
  const heartbeat = new Heartbeat(
    browserClock,
    async () => {
      beatsMs.push(Date.now() - startedAt)
      return answers[beatsMs.length - 1] ?? answers.at(-1) ?? 'heard'
    },
    lost,
  )
  heartbeat.beat()
  return { heartbeat, beatsMs, lost }
}

describe('a heartbeat', () => {
  test.each<[string, HeartbeatResult[], number[], number]>([
    ['goes at once and every 15 s', ['heard'], [0, 15_000, 30_000, 45_000], 0],
    ['is tried again 3 times after 1, 2 and 4 s', ['silence'], [0, 1_000, 3_000, 7_000], 1],
    ['goes on once it is heard again', ['silence', 'silence', 'heard'], [0, 1_000, 3_000, 18_000, 33_000], 0],
    [
      'is sent every 15 s again after one silence',
      ['silence', 'heard'],
      [0, 1_000, 16_000, 31_000, 46_000],
      0,
    ],
    ['ends with its stream', ['heard', 'over'], [0, 15_000], 1],
  ])('%s', async (_, answers, expectedMs, timesLost) => {
    const { beatsMs, lost } = begin(...answers)
    await vi.advanceTimersByTimeAsync(47_000)
    expect(beatsMs).toEqual(expectedMs)
    expect(lost).toHaveBeenCalledTimes(timesLost)
  })

  test('says nothing once it is stopped, also in the middle of its retries', async () => {
    const { heartbeat, beatsMs, lost } = begin('silence')
    await vi.advanceTimersByTimeAsync(1_500)
    heartbeat.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(beatsMs).toEqual([0, 1_000])
    expect(lost).not.toHaveBeenCalled()
  })

  test('sent out of turn starts the 15 s again', async () => {
    const { heartbeat, beatsMs } = begin('heard')
    await vi.advanceTimersByTimeAsync(10_000)
    heartbeat.beat()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(beatsMs).toEqual([0, 10_000, 25_000])
  })

  test('that is answered after the next one went does not count', async () => {
    const answers: ((beaten: HeartbeatResult) => void)[] = []
    const lost = vi.fn()
    const send = () => new Promise<HeartbeatResult>((resolve) => answers.push(resolve))
    const heartbeat = new Heartbeat(browserClock, send, lost)
    heartbeat.beat()
    heartbeat.beat()
    answers[0]?.('over')
    await vi.advanceTimersByTimeAsync(0)
    expect(lost).not.toHaveBeenCalled()
  })
})
