import type { CallResult } from './ports.ts'

const firstDelayMs = 400
/** Short enough that a healed connection is used within 2 s even when nothing announces it. */
const longestAtFirstMs = 1_600
/** After some two minutes of it, patience costs less than the battery. */
const patientFrom = 100
const longestMs = 4_000

/** How long to wait before attempt number `attempt` (from 0), in ms: doubling, bounded, spread by `random` in [0, 1). */
export function retryDelayMs(attempt: number, random: number): number {
  const longest = attempt < patientFrom ? longestAtFirstMs : longestMs
  const full = Math.min(firstDelayMs * 2 ** attempt, longest)
  return full * (0.5 + random / 2)
}

/** Whoever says more than this is no server of ours, or is mistaken. */
const longestRestMs = 60_000

/** How long to leave a server alone that asked for `afterMs`, in ms. Spread, so that a crowd does not come back at once. */
export function restMs(afterMs: number, random: number): number {
  return Math.min(afterMs, longestRestMs) * (1 + random / 4)
}

/** The server's answer to who asks too much. */
export const tooMany = 429

/** What an HTTP status means for the one who asked; 0 is "no answer came". The message is never looked at. */
export function classify(status: number): CallResult<never>['kind'] {
  if (status >= 200 && status < 300) return 'done'
  if (status === 0 || status === 408 || status === 425 || status === tooMany || status >= 500) return 'retry'
  return 'refused'
}
