/** In code units; a longer text is normalized in pieces. */
const longest = 1_000

/**
 * A piece ends before a Latin letter or sign, which composes with nothing before it, or after 100 other characters in a row.
 * Up to 20 runs are one piece, because a call for each takes longer than the work.
 */
const pieces = /(?:[ -\u02ff]+[\u0300-\uffff]{0,100}){1,20}|[\u0300-\uffff]{1,100}/g

/**
 * Normalizes a text in time proportional to its length: engines (ICU) need quadratic time for a long run of combining marks.
 * Only a run of more than 100 may come out in another order.
 */
export function normalized(text: string, form: 'NFC' | 'NFD'): string {
  return text.length > longest ? text.replace(pieces, (piece) => piece.normalize(form)) : text.normalize(form)
}
