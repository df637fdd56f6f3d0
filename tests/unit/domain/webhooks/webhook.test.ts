import { describe, expect, it } from 'vitest'
import { nextTryMs, webhookPatienceMs } from '../../../../src/domain/webhooks/webhook.ts'

describe('a program that does not take a message', () => {
  it.each([
    [1, 30],
    [2, 60],
    [3, 120],
    [10, 15_360],
    [11, 21_600],
    [400, 21_600],
  ])('is notified again after failure %d in %d s', (failures, seconds) => {
    expect(nextTryMs({ failures, sinceMs: 1_000 }, 5_000)).toBe(5_000 + seconds * 1_000)
  })

  it('is given up after three days, not before', () => {
    expect(nextTryMs({ failures: 9, sinceMs: 0 }, webhookPatienceMs - 1)).toBeGreaterThan(webhookPatienceMs)
    expect(nextTryMs({ failures: 9, sinceMs: 0 }, webhookPatienceMs)).toBeUndefined()
    expect(webhookPatienceMs).toBe(3 * 24 * 3_600_000)
  })
})
