/** Time for which a notice is retried, counted from the time at which it was first due. */
export const noticeRetryMs = 15 * 60_000

const firstRetryMs = 10_000

/** A notice that a push service did not accept. */
interface Untaken {
  /** Time at which the notice was first due, in ms since 1970. */
  sinceMs: number
  /** Number of retries so far. */
  retries: number
  /** Wait that the push service asked for, in ms; 0 when it asked for none. */
  waitMs: number
}

/**
 * Returns the time of the next retry of a notice: 10 s after the first failure, twice as long after each further one.
 * The last retry is at the end of the 15 minutes, because news added to the notice meanwhile has not been tried yet.
 *
 * @returns ms since 1970; undefined when the notice is given up
 */
export function nextNoticeTryMs({ sinceMs, retries, waitMs }: Untaken, nowMs: number): number | undefined {
  const lastMs = sinceMs + noticeRetryMs
  const earliestMs = nowMs + waitMs
  if (nowMs >= lastMs || earliestMs > lastMs) return undefined
  return Math.max(earliestMs, Math.min(nowMs + firstRetryMs * 2 ** retries, lastMs))
}
