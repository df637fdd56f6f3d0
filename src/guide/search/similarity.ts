/** Most wrong letters in a word of this length. */
const mostWrong = (length: number) => (length < 6 ? 1 : 2)

/**
 * The similarity of two words, from 0 to 1; 0 if too many letters are wrong. Swapped neighbours are one wrong letter. People
 * rarely mistype the first letter.
 */
export function similarity(one: string, other: string): number {
  const length = Math.max(one.length, other.length)
  const most = mostWrong(Math.min(one.length, other.length))
  const wrong = distance(one, other, most)
  if (wrong > most) return 0
  return 1 - wrong / (length + 1) - (one[0] === other[0] ? 0 : 0.15)
}

/** Letters that sound alike, and their common spelling; those of foreign names are the most often confused. */
const sounds: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/t?ch|c?k|qu?|c/g, 'k'],
  [/gn/g, 'ni'],
  [/ph/g, 'f'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/(.)\1/g, '$1'],
]

/** Returns a common spelling of the texts without diacritics that sound alike. */
export function soundOf(letters: string): string {
  return sounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), letters)
}

/** The number of letters to insert, delete, replace or swap with the next, up to one above the most. */
function distance(one: string, other: string, most: number): number {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const [rest, otherRest] = [one.slice(same), other.slice(same)]
  if (rest === otherRest) return 0
  if (Math.abs(rest.length - otherRest.length) > most || most === 0) return most + 1
  const after = (letters: number, others: number) =>
    distance(rest.slice(letters), otherRest.slice(others), most - 1)
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0]
  return 1 + Math.min(after(1, 0), after(0, 1), after(1, 1), isSwapped ? after(2, 2) : most)
}
