import type { Owed } from '../domain/notices/owed.ts'
import { countProducts } from './count.ts'

/**
 * Text of a notification about a list: names if there are any, otherwise numbers.
 *
 * @returns 'S-a adăugat un produs.' · 'S-au adăugat 3 produse.' · 'S-au adăugat: lapte, ouă, unt și încă 2.'
 */
export function notificationText({ added, removed, isDone, addedNames, removedNames }: Owed): string {
  const parts = [
    said('adăugat', added, addedNames),
    said('șters', removed, removedNames, [
      ' pe care îl luați dumneavoastră',
      ' pe care le luați dumneavoastră',
    ]),
    isDone ? 'Totul e bifat.' : '',
  ]
  return parts.filter((part) => part !== '').join(' ') || 'S-a schimbat ceva pe listă.'
}

/** @param which phrase that specifies the items if there are no names: for one item, and for several */
function said(
  verb: string,
  count: number,
  names: readonly string[],
  [ofOne, ofMany]: readonly [string, string] = ['', ''],
): string {
  if (count === 0) return ''
  const begun = count === 1 ? `S-a ${verb}` : `S-au ${verb}`
  if (names.length === 0)
    return count === 1 ? `${begun} un produs${ofOne}.` : `${begun} ${countProducts(count)}${ofMany}.`
  const more = count - names.length
  return `${begun}: ${names.join(', ')}${more > 0 ? ` și încă ${more}` : ''}.`
}
