const dayMs = 24 * 3_600_000

/** A list that nobody has read or changed for this long is deleted, unless it is saved in an account. */
export const listLifetimeMs = 30 * dayMs

const noticeMs = 7 * dayMs

/**
 * The end of a list that nobody reads or changes any more, if it is at most 7 days away; undefined otherwise. All in ms
 * since 1970; the end may lie in the past.
 */
export function nearEnd(touchedAtMs: number, nowMs: number): number | undefined {
  const endMs = touchedAtMs + listLifetimeMs
  return endMs - nowMs <= noticeMs ? endMs : undefined
}
