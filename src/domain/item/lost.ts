/**
 * Revisions that a list lost because its server was restored from an older copy: all between the two numbers, both excluded.
 * Later changes continue from `before`.
 */
export type Gap = readonly [after: number, before: number]

/** True if a list with these gaps lost this revision. */
export function isLost(rev: number, gaps: readonly (readonly number[])[] = []): boolean {
  return gaps.some(([after = 0, before = 0]) => after < rev && rev < before)
}
