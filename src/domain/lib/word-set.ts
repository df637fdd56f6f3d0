/** The words of a table that is written as one text; none for an empty text. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').filter((word) => word !== ''))
}
