/** Between two messages about one list to one program: changes come one after the other. */
export const webhookRestMs = 10_000

/** By then it is known whether a program took a message; else it is sent again. */
export const webhookLeaseMs = 60_000

/** An address that has taken nothing for so long is given up. */
export const webhookPatienceMs = 3 * 86_400_000

const firstRetryMs = 30_000
const longestRetryMs = 6 * 3_600_000

/** A program that did not take a message, so many times in a row. */
interface Failing {
  /** One at least. */
  failures: number
  /** In ms since 1970. */
  sinceMs: number
}

/**
 * When a program is told once more that has not taken a message: after 30 s, and each time after twice as long, up to 6 h.
 *
 * @returns in ms since 1970; undefined where it is given up
 */
export function nextTryMs({ failures, sinceMs }: Failing, nowMs: number): number | undefined {
  if (nowMs - sinceMs >= webhookPatienceMs) return undefined
  return nowMs + Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs)
}
