/** The words of a table written as one text; none where it is empty. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').filter((word) => word !== ''))
}
