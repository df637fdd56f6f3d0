import type { Owed } from '../../domain/notices/owed.ts'
import type { NoticeKind } from '../../domain/notices/subscription.ts'
import { countProducts } from '../../i18n/count.ts'

/** Texts of the sheet with the notification settings of a list on this device. */
export const noticesTexts = {
  title: 'Anunță-mă',
  intro:
    'Dispozitivul acesta vă poate anunța ce fac ceilalți pe listă, și când nu o aveți deschisă: cel mult o dată la 5 minute.',
  what: 'Când să vă anunțe',
  kinds: {
    added: {
      label: 'Cineva adaugă ceva',
      hint: 'Numai cât sunteți la cumpărături.',
    },
    removed: {
      label: 'Cineva șterge ce luați dumneavoastră',
      hint: 'Ceva la care ați apăsat „Iau\u00a0eu”.',
    },
    done: {
      label: 'Totul e bifat',
      hint: 'Când bifează altcineva ultimul lucru rămas.',
    },
  } satisfies Record<NoticeKind, { label: string; hint: string }>,
  quiet: 'Ore de liniște',
  from: 'De la',
  to: 'Până la',
  hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  quietHint: 'Între orele acestea nu sună nimic. Ore egale: fără liniște.',
  names: 'Arată și numele produselor',
  namesHint: 'Se văd și pe ecranul blocat. Altfel se spune numai câte sunt.',
  start: 'Anunță-mă',
  stop: 'Nu mă mai anunța',
  isOn: 'Dispozitivul acesta vă anunță.',
  denied:
    'Browserul nu lasă site-ul să trimită notificări. Permiteți-le pentru acest site din setările browserului sau ale telefonului, apoi deschideți din nou lista.',
  notAllowed: 'Fără acordul dumneavoastră nu vă putem anunța. Apăsați din nou când doriți.',
  installTitle: 'Întâi puneți lista pe ecranul principal',
  installSteps: [
    'În Safari apăsați butonul de partajare, pătratul cu săgeata în sus.',
    'Alegeți „Adaugă la ecranul principal”.',
    'Deschideți lista de pe ecranul principal și apăsați din nou „Anunță-mă”.',
  ],
  installHint: 'Pe iPhone și iPad site-urile pot trimite notificări numai așa, de la iOS 16.4.',
  unsupported:
    'Browserul acesta nu poate primi notificări. Merge în Chrome, Edge, Firefox și Safari de azi, dar nu într-o fereastră privată.',
  offline: 'Fără conexiune nu se poate schimba nimic aici. Încercați când revine.',
  failed: 'Nu s-a putut schimba. Încercați din nou.',
} as const

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
