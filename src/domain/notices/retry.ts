/** For how long a push service is asked to take a notice, from when the notice was first due. */
export const noticeRetryMs = 15 * 60_000

const firstRetryMs = 10_000

/** A notice that a push service did not take. */
interface Untaken {
  /** When it was first due, in ms since 1970. */
  sinceMs: number
  /** How often it was sent again so far. */
  retries: number
  /** How long the push service asked to be left alone, in ms; 0 where it did not say. */
  waitMs: number
}

/**
 * When a notice is sent again that was not taken: after 10 s, each time after twice as long, and for the last time when 15
 * minutes are over, since what was added to it meanwhile has not been tried yet.
 *
 * @returns in ms since 1970; undefined where it is given up
 */
export function nextNoticeTryMs({ sinceMs, retries, waitMs }: Untaken, nowMs: number): number | undefined {
  const lastMs = sinceMs + noticeRetryMs
  const earliestMs = nowMs + waitMs
  if (nowMs >= lastMs || earliestMs > lastMs) return undefined
  return Math.max(earliestMs, Math.min(nowMs + firstRetryMs * 2 ** retries, lastMs))
}
