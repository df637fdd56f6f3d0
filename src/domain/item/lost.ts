/**
 * Revisions that a list once had and has no more, because its server went back to an older copy: all between the two,
 * these themselves not among them. What the list accepts since then counts on from `before`.
 */
export type Gap = readonly [after: number, before: number]

/** Whether a list of these gaps once had this revision and has it no more. */
export function isLost(rev: number, gaps: readonly (readonly number[])[] = []): boolean {
  return gaps.some(([after = 0, before = 0]) => after < rev && rev < before)
}
