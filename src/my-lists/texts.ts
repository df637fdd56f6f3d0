import { countWaiting } from '../i18n/count.ts'
import { allText } from '../i18n/guide/card-texts.ts'

/** Texts of a person's lists on the home page. */
export const recentTexts = {
  title: 'Listele mele',
  edit: 'Modifică',
  editName: 'Modifică listele',
  endEdit: 'Gata',
  move: 'Mută listele',
  all: allText,
  remaining: (count: number) => {
    if (count === 0) return 'Nimic de cumpărat'
    return count === 1 ? '1 rămas' : `${count} rămase`
  },
  forget: (name: string) => `Uită lista ${name}`,
  forgotten: (name: string) => `Lista „${name}” nu mai apare aici.`,
  forgottenSaved: (name: string) => `Lista „${name}” nu mai apare aici și nici în cont.`,
  /** For a list whose copy the browser has lost; its link is still known. */
  lost: 'nu mai e pe acest dispozitiv, revine când o deschideți',
  lostUnsent: 'nu mai e pe acest dispozitiv; ce nu fusese trimis poate lipsi',
  undo: 'Anulează',
  notForgotten: 'Lista nu a putut fi uitată. Încercați din nou.',
} as const

/** Texts of the warning before a list with unsent changes is forgotten. */
export const forgetTexts = {
  title: 'Uitați lista?',
  warning: (name: string, waiting: number) =>
    `„${name}” are ${countWaiting(waiting)}. Dacă o uitați acum, se pierde ce nu a fost încă trimis.`,
  confirm: 'Uită lista',
  cancel: 'Renunță',
} as const
