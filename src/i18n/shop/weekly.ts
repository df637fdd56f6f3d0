import { nameOrCount } from '../count.ts'

/** As Monday is 0. */
const weekdays = ['luni', 'marți', 'miercuri', 'joi', 'vineri', 'sâmbătă', 'duminică'] as const

const every = (weekday: number) => `în fiecare ${weekdays[weekday]}`

/** Texts about what comes onto a list every week. */
export const weeklyTexts = {
  title: 'În fiecare săptămână',
  label: 'Vine pe listă',
  once: 'doar acum',
  every,
  weekdays,
  said: (name: string, weekday: number) => `„${name}” vine pe listă ${every(weekday)}`,
  stopped: (name: string) => `„${name}” nu mai vine singur pe listă`,
  stop: (name: string) => `Nu mai pune „${name}”`,
  /** What came onto the list by itself. */
  came: (things: readonly { name: string }[]) => `Pe listă, ca în fiecare săptămână: ${nameOrCount(things)}`,
} as const
