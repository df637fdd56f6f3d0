const dayMs = 24 * 3_600_000

/** Time after which a list that was neither read nor changed is deleted, unless it is saved in an account. */
export const listLifetimeMs = 30 * dayMs

const noticeMs = 7 * dayMs

/**
 * Returns the moment at which an unused list is deleted, if it is at most 7 days away; undefined otherwise. All in ms since
 * 1970; the moment may lie in the past.
 */
export function nearEnd(touchedAtMs: number, nowMs: number): number | undefined {
  const endMs = touchedAtMs + listLifetimeMs
  return endMs - nowMs <= noticeMs ? endMs : undefined
}
