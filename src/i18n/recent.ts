import { countWaiting } from './count.ts'

/** The lists of this device, on the home page. */
export const recentTexts = {
  title: 'Listele de pe acest dispozitiv',
  all: (count: number) => `Arată toate cele ${count}`,
  remaining: (count: number) => {
    if (count === 0) return 'Nimic de cumpărat'
    return count === 1 ? '1 rămas' : `${count} rămase`
  },
  forget: (name: string) => `Uită lista ${name}`,
  forgotten: (name: string) => `Lista „${name}” nu mai apare aici.`,
  undo: 'Anulează',
  notForgotten: 'Lista nu a putut fi ștearsă de pe acest dispozitiv.',
} as const

/** Before a list is forgotten with changes that nobody else has seen. */
export const forgetTexts = {
  title: 'Uitați lista?',
  warning: (name: string, waiting: number) =>
    `„${name}” are ${countWaiting(waiting)}. Dacă o uitați acum, se pierde ce nu a fost încă trimis.`,
  confirm: 'Uită lista',
  cancel: 'Renunță',
} as const
