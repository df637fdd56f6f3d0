/** The words of a table written as one text. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
