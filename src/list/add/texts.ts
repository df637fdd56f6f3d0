import { counter } from '../../i18n/count.ts'

/** Texts of adding. */
export const addTexts = {
  label: 'Produse de adăugat',
  placeholder: '2 kg cartofi, lapte, ouă…',
  /** For screen readers, above the pending entries. */
  adding: 'Se adaugă',
  submit: 'Adaugă',
  voice: 'Introducere vocală',
} as const

const countSuggestions = counter('sugestie', 'sugestii')

export const suggestionTexts = {
  title: 'Sugestii',
  /** For screen readers: the number of suggestions, and how to reach them. */
  found: (count: number) => (count === 0 ? '' : `${countSuggestions(count)}, alegeți cu săgețile`),
  popular: 'Cele mai cumpărate',
} as const

export const ideasTexts = {
  open: 'Idei',
  title: 'Idei de cumpărături',
} as const
