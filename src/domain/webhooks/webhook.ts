/** Minimum time between two messages about one list to one webhook, because changes come one after the other. */
export const webhookRestMs = 10_000

/** Time after which a message without an outcome is sent again. */
export const webhookLeaseMs = 60_000

/** Time of failures in a row after which a webhook is given up. */
export const webhookPatienceMs = 3 * 86_400_000

const firstRetryMs = 30_000
const longestRetryMs = 6 * 3_600_000

/** A webhook with a number of failures in a row. */
interface Failing {
  /** At least one. */
  failures: number
  /** Moment of the first failure, in ms since 1970. */
  sinceMs: number
}

/**
 * Returns the time of the next try after a failure: after 30 s, and twice as long after each further failure, up to 6 h.
 *
 * @returns in ms since 1970; undefined if the webhook is given up
 */
export function nextTryMs({ failures, sinceMs }: Failing, nowMs: number): number | undefined {
  if (nowMs - sinceMs >= webhookPatienceMs) return undefined
  return nowMs + Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs)
}
