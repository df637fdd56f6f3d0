import type { CallResult } from './ports.ts'

const firstDelayMs = 400
/** Short enough that a restored connection is used within 2 s even if no event announces it. */
const longestAtFirstMs = 1_600
/** After some two minutes of attempts, longer waits save battery. */
const patientFrom = 100
const longestMs = 4_000

/** Returns the wait before attempt number `attempt` (from 0), in ms: doubling, bounded, spread by `random` in [0, 1). */
export function retryDelayMs(attempt: number, random: number): number {
  const longest = attempt < patientFrom ? longestAtFirstMs : longestMs
  const full = Math.min(firstDelayMs * 2 ** attempt, longest)
  return full * (0.5 + random / 2)
}

/** Longest wait that is obeyed: this app's servers never ask for more. */
const longestRestMs = 60_000

/**
 * Returns the wait before the next request to a server that asked for `afterMs`, in ms. Spread, so that many clients do not
 * return at once.
 */
export function restMs(afterMs: number, random: number): number {
  return Math.min(afterMs, longestRestMs) * (1 + random / 4)
}

/** The status of the server's answer to too many requests. */
export const tooMany = 429

/** Returns the consequence of an HTTP status for the caller; 0 means that no answer came. The message is ignored. */
export function classify(status: number): CallResult<never>['kind'] {
  if (status >= 200 && status < 300) return 'done'
  if (status === 0 || status === 408 || status === 425 || status === tooMany || status >= 500) return 'retry'
  return 'refused'
}
