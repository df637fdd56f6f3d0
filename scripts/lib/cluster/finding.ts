/** A problem, and the remedy for it. */
export interface Finding {
  what: string
  advice: string
}
