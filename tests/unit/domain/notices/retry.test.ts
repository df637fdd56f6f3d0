import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextNoticeTryMs, noticeRetryMs } from '../../../../src/domain/notices/owed.ts'

/** Times at which a notification is sent to a push service that always fails, in seconds after it was due. */
function triesAfter(waitMs: number): number[] {
  const tries = [0]
  for (let retries = 0; ; retries += 1) {
    const nowMs = (tries.at(-1) ?? 0) * 1000
    const next = nextNoticeTryMs({ sinceMs: 0, retries, waitMs }, nowMs)
    if (next === undefined) return tries
    tries.push(next / 1000)
  }
}

describe('a notice that is not taken', () => {
  it('is sent again, later each time, for fifteen minutes and no longer', () => {
    expect(triesAfter(0)).toEqual([0, 10, 30, 70, 150, 310, 630, 900])
    expect(noticeRetryMs).toBe(900_000)
  })

  it('is not sent before the push service wants it, and not at all where that is too late', () => {
    expect(triesAfter(60_000)).toEqual([0, 60, 120, 180, 260, 420, 740, 900])
    expect(triesAfter(400_000)).toEqual([0, 400, 800])
    expect(triesAfter(900_001)).toEqual([0])
  })

  it('is sent within the fifteen minutes, whenever and however often it failed', () => {
    const ms = fc.nat({ max: 2 * noticeRetryMs })
    fc.assert(
      fc.property(ms, ms, ms, fc.nat({ max: 2000 }), (sinceMs, laterMs, waitMs, retries) => {
        const nowMs = sinceMs + laterMs
        const next = nextNoticeTryMs({ sinceMs, retries, waitMs }, nowMs)
        if (next === undefined) return laterMs + waitMs >= noticeRetryMs
        return next > nowMs && next >= nowMs + waitMs && next <= sinceMs + noticeRetryMs
      }),
    )
  })
})
