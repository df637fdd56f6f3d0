/** Most wrong letters in a word of this length. */
const mostWrong = (length: number) => (length < 6 ? 1 : 2)

/**
 * The similarity of two words, from 0 to 1; 0 if too many letters are wrong. Swapped neighbours are one wrong letter. People
 * rarely mistype the first letter.
 */
export function similarity(one: string, other: string): number {
  const length = Math.max(one.length, other.length)
  const most = mostWrong(Math.min(one.length, other.length))
  if (Math.abs(one.length - other.length) > most) return 0
  const wrong = distance(one, other)
  if (wrong > most) return 0
  return 1 - wrong / (length + 1) - (one[0] === other[0] ? 0 : 0.15)
}

/** The number of letters to insert, delete, replace or swap with the next. */
function distance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isEqual = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const at = (cells: readonly number[], place: number) => cells[place] ?? Number.POSITIVE_INFINITY
      next[j] = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + (isEqual ? 0 : 1),
        isSwapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}
