import { counter, countProducts } from './count.ts'

/** Texts of everything that has to do with adding. */
export const addTexts = {
  label: 'Produse de adăugat',
  placeholder: '2 kg cartofi, lapte, ouă…',
  submit: 'Adaugă',
  voice: 'Introducere vocală',
} as const

const countSuggestions = counter('sugestie', 'sugestii')

export const suggestionTexts = {
  title: 'Sugestii',
  /** For those who hear the page: how many there are, and how to reach them. */
  found: (count: number) => (count === 0 ? '' : `${countSuggestions(count)}, alegeți cu săgețile`),
  popular: 'Cele mai cumpărate',
} as const

export const ideasTexts = {
  open: 'Idei',
  title: 'Idei de cumpărături',
} as const

/** Of something that is on the list already; amounts as the rows show them. */
export const sameThingTexts = {
  question: (name: string, amount: string | undefined) =>
    `„${name}” e deja pe listă${amount ? ` (${amount})` : ''}.`,
  /** Of the questions that wait behind this one. */
  others: (count: number) => `Și încă ${count === 1 ? 'un produs' : countProducts(count)}.`,
  addUp: (amount: string) => `Adună: ${amount}`,
  addUpAll: 'Adună pe toate',
  leave: 'Lasă așa',
  newRow: 'Rând nou',
} as const

export const pasteTexts = {
  title: 'Lista lipită',
  reading: 'Se citește…',
  edit: (name: string) => `Corectează ${name}`,
  editLabel: 'Produs și cantitate',
  present: (amount: string | undefined, together: string | undefined) =>
    `E deja pe listă${amount ? ` (${amount})` : ''}${together ? `, împreună ${together}` : ''}`,
  bought: 'E bifat; revine pe listă',
  add: (count: number) => `Adaugă ${countProducts(count)}`,
  cancel: 'Renunță',
} as const
