/** Orders two names as a Romanian dictionary does. */
export const byRomanianName = new Intl.Collator('ro').compare
