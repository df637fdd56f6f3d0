const dayMs = 24 * 3_600_000

/** A list that nobody has read or changed for so long is deleted, unless an account keeps it. */
export const listLifetimeMs = 30 * dayMs

const noticeMs = 7 * dayMs

/**
 * When a list ends that nobody touches any more, once that is 7 days off or less; undefined before.
 * All in ms since 1970; the end may lie in the past.
 */
export function nearEnd(touchedAtMs: number, nowMs: number): number | undefined {
  const endMs = touchedAtMs + listLifetimeMs
  return endMs - nowMs <= noticeMs ? endMs : undefined
}
