import { nameOrCount } from '../../i18n/count.ts'

/** Monday is 0. */
const weekdays = ['luni', 'marți', 'miercuri', 'joi', 'vineri', 'sâmbătă', 'duminică'] as const

const every = (weekday: number) => `în fiecare ${weekdays[weekday]}`

/** Texts about items that are added to a list every week. */
export const weeklyTexts = {
  title: 'În fiecare săptămână',
  label: 'Se repetă',
  once: 'nu',
  every,
  weekdays,
  said: (name: string, weekday: number) => `„${name}” vine pe listă ${every(weekday)}`,
  stopped: (name: string) => `„${name}” nu mai vine singur pe listă`,
  stop: (name: string) => `Nu mai pune „${name}”`,
  /** Items that were added to the list automatically. */
  came: (things: readonly { name: string }[]) => `Pe listă, ca în fiecare săptămână: ${nameOrCount(things)}`,
} as const
