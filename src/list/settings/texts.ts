import type { PersonColor } from '../../domain/list/person.ts'
import { bytesText } from '../../i18n/bytes.ts'
import type { IconName } from '../../icons.ts'

export const settingsTexts = {
  title: 'Setări',
  sound: 'Sunete',
  soundHint: 'Un ton scurt când adăugați, bifați sau ștergeți.',
  vibration: 'Vibrații',
  vibrationHint: 'Pe telefoanele care pot vibra.',
  browserSpeech: 'Ascultă prin browser',
  browserSpeechHint: 'Când vorbiți, sunetul îl prelucrează compania care face browserul.',
  test: 'Testează sunetul',
  person: 'Cum să apăreți celorlalți',
  name: 'Nume sau poreclă',
  namePlaceholder: 'Ana',
  nameHint: 'Opțional. Îl văd cei care au lista, lângă ce adăugați.',
  nameProblem: 'Cel mult 30 de caractere, fără semne neobișnuite.',
  color: 'Culoare',
  tips: 'Sfaturi',
  local: 'Setările se păstrează numai pe acest dispozitiv.',
} as const

/** Texts about the lists that the browser stores on this device. */
export const roomTexts = {
  title: 'Listele pe acest dispozitiv',
  persistent: 'Browserul păstrează listele chiar și când rămâne fără loc.',
  passing:
    'Dacă rămâne fără loc, browserul poate șterge listele de aici. Păstrați linkurile sau salvați listele în cont.',
  /** @param taken in bytes @param limit in bytes */
  taken: (taken: number, limit: number) => `Ocupat: ${bytesText(taken)} din ${bytesText(limit)}.`,
} as const

/** Gestures on a row; each action has its button too. */
const gestures: readonly { icon: IconName; text: string }[] = [
  { icon: 'arrow-right', text: 'Glisați un produs spre dreapta ca să îl bifați.' },
  { icon: 'arrow-left', text: 'Glisați spre stânga ca să îl ștergeți.' },
]

export const tips = {
  gestures,
  /** Shown if the browser can keep the screen on. */
  awake: 'La cumpărături, ecranul rămâne aprins singur.',
} as const

export const personColorNames: Record<PersonColor, string> = {
  green: 'verde',
  teal: 'turcoaz',
  blue: 'albastru',
  violet: 'violet',
  pink: 'roz',
  red: 'roșu',
  orange: 'portocaliu',
  brown: 'maro',
}

/** The keyboard shortcuts of a list. */
export const keysTexts = {
  title: 'Taste',
  keys: [
    { keys: ['/', 'Ctrl K'], text: 'Scrie în câmp' },
    { keys: ['↑', '↓'], text: 'Din rând în rând' },
    { keys: ['Spațiu'], text: 'Bifează' },
    { keys: ['Delete'], text: 'Șterge' },
    { keys: ['Ctrl Z'], text: 'Anulează ultima schimbare' },
    { keys: ['?'], text: 'Arată tastele' },
  ],
} as const
