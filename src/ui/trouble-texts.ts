import { minimumBrowsers } from '../minimum-browsers.ts'

const { safari, chrome, firefox } = minimumBrowsers

/** A page's scripts did not begin: the browser is older than they are written for, or they did not come. */
export const notBegunText = `Puteți citi, dar nu puteți schimba nimic acum. Reîncărcați pagina. Dacă tot nu merge, actualizați browserul: e nevoie cel puțin de Safari ${safari} (iOS ${safari}), Chrome sau Edge ${chrome}, ori Firefox ${firefox}.`

/** Before the texts that were typed in vain. */
export const notAddedText = 'Nu s-a adăugat: '

/** A part of a page could not be drawn any more. */
export const brokenTexts = {
  part: 'O parte a paginii nu mai merge, dar listele s-au păstrat.',
  reload: 'Reîncarcă pagina',
  sheet: 'Fereastra s-a închis din cauza unei erori.',
} as const
