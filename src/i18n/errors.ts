import type { ChangeProblem } from '../domain/change.ts'

/** The item text rules' three messages, word for word (specification, section 5). */
export const nameProblemTexts = {
  'name-length': 'Numele produsului trebuie să aibă între 1-100 caractere.',
  'name-forbidden': 'Numele produsului conține caractere nepermise.',
  'name-characters': 'Numele produsului poate conține doar litere, cifre și caractere obișnuite.',
} as const satisfies Partial<Record<ChangeProblem, string>>

/** What a toast is called (specification, sections 5 and 8). */
export const toastTitles = {
  invalidName: 'Nume de produs invalid',
  failure: 'Eroare',
} as const

/** Toasts titled 'Eroare', word for word (specification, section 8). */
export const failureTexts = {
  loadList: 'Nu s-a putut încărca lista',
  createList: (reason: string) => `Nu s-a putut crea lista: ${reason}`,
  addItem: 'Nu s-a putut adăuga produsul',
  updateItem: 'Nu s-a putut actualiza produsul',
  removeItem: 'Nu s-a putut șterge produsul',
  renameList: 'Nu s-a putut redenumi lista',
} as const

/** Why a change was refused for good, by here or by the server. */
export const changeProblemTexts: Record<ChangeProblem, string> = {
  ...nameProblemTexts,
  quantity: 'Cantitatea poate fi un număr sau un interval, de exemplu 2, 1,5 sau 2-3.',
  unit: 'Unitatea poate conține doar litere, de exemplu kg sau buc.',
  author: 'Porecla poate avea cel mult 30 de litere și cifre.',
  'list-name': 'Numele listei poate avea cel mult 100 de caractere.',
  malformed: 'Modificarea nu a putut fi înțeleasă. Reîncărcați pagina și încercați din nou.',
  'other-list': 'Modificarea aparține altei liste.',
  'unknown-item': 'Produsul nu mai există în listă.',
  'list-full': 'Lista are deja 1.000 de produse. Ștergeți câteva și încercați din nou.',
}
