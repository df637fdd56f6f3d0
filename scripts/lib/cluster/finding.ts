/** What is wrong, and what to do about it. */
export interface Finding {
  what: string
  advice: string
}
