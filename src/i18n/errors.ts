import type { ChangeProblem } from '../domain/item/change-problem.ts'

/** The item text rules' three messages, word for word (specification, section 5). */
export const nameProblemTexts = {
  'name-length': 'Numele produsului trebuie să aibă între 1-100 caractere.',
  'name-forbidden': 'Numele produsului conține caractere nepermise.',
  'name-characters': 'Numele produsului poate conține doar litere, cifre și caractere obișnuite.',
} as const satisfies Partial<Record<ChangeProblem, string>>

/** The titles of toasts (specification, sections 5 and 8). */
export const toastTitles = {
  invalidName: 'Nume de produs invalid',
  failure: 'Eroare',
} as const

/** Toasts titled 'Eroare', word for word (specification, section 8). */
export const failureTexts = {
  loadList: 'Nu s-a putut încărca lista',
  createList: (reason: string) => `Nu s-a putut crea lista: ${reason}`,
} as const
