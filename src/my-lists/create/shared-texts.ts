import { counter } from '../../i18n/count.ts'

const lines = counter('rând', 'rânduri')

/** Texts about a text that another app has shared with this one. */
export const sharedTexts = {
  title: 'Pe ce listă punem?',
  received: (count: number) => `Ați trimis aici ${lines(count)}:`,
  more: (count: number) => `… și încă ${lines(count)}`,
  newList: 'Pe o listă nouă',
  next: 'Veți vedea produsele înainte de a fi adăugate.',
} as const
