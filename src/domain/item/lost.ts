/**
 * Revisions that a list lost because its server went back to an older copy: all between the two numbers, without these
 * two. Later changes count on from `before`.
 */
export type Gap = readonly [after: number, before: number]

/** Whether a list with these gaps lost this revision. */
export function isLost(rev: number, gaps: readonly (readonly number[])[] = []): boolean {
  return gaps.some(([after = 0, before = 0]) => after < rev && rev < before)
}
