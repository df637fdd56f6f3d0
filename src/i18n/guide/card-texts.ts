/** Texts on the card of a list. They are also in an inline script of the home page, so this file imports nothing. */

/** '9 rămase din 13' · '1 rămas din 14' · 'gata' · 'nimic pe listă'; '' if unknown */
export function leftText(remaining: number | undefined, total: number | undefined): string {
  if (remaining === undefined || total === undefined) return ''
  if (total === 0) return 'nimic pe listă'
  if (remaining === 0) return 'gata'
  return `${remaining} ${remaining === 1 ? 'rămas' : 'rămase'} din ${total}`
}

/** Percentage of a list's items that are bought; 0 for an empty list. */
export function boughtPart(remaining: number | undefined, total: number | undefined): number {
  return remaining === undefined || !total ? 0 : Math.floor(100 * (1 - remaining / total))
}

/**
 * When a list last changed and, if known, who changed it: 'Ana, acum 5 min' · 'la 14:05' today · 'ieri' · '12 nov.' · '12
 * nov. 2025', by this device's clock; '' if unknown.
 *
 * @param atMs since 1970, 0 for unknown
 */
export function seenText(atMs: number, nowMs: number, who: string | undefined): string {
  if (!atMs) return ''
  const months = 'ian. feb. mar. apr. mai iun. iul. aug. sept. oct. nov. dec.'.split(' ')
  const [at, now] = [new Date(atMs), new Date(nowMs)]
  const minutes = Math.floor((nowMs - atMs) / 60_000)
  const nights = Math.round(
    (new Date(nowMs).setHours(0, 0, 0, 0) - new Date(atMs).setHours(0, 0, 0, 0)) / 864e5,
  )
  const year = at.getFullYear() === now.getFullYear() ? '' : ` ${at.getFullYear()}`
  let when = `${at.getDate()} ${months[at.getMonth()]}${year}`
  if (nights === 1) when = 'ieri'
  if (nights < 1) when = `la ${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`
  if (minutes < 60) when = minutes < 1 ? 'acum' : `acum ${minutes} min`
  return who ? `${who}, ${when}` : when
}

/** The button that shows all lists, if only the first are shown. */
export function allText(count: number): string {
  return `Arată toate cele ${count}`
}
