import type { ChangeProblem } from '../../domain/item/change-problem.ts'
import { nameProblemTexts } from '../../i18n/errors.ts'

/** Reasons for which the device or the server refused a change permanently. */
export const changeProblemTexts: Record<ChangeProblem, string> = {
  ...nameProblemTexts,
  quantity: 'Cantitatea poate fi un număr sau un interval, de exemplu 2, 1,5 sau 2-3.',
  unit: 'Unitatea poate conține doar litere, de exemplu kg sau buc.',
  note: 'Nota poate avea cel mult 200 de caractere obișnuite.',
  store: 'Numele magazinului poate avea cel mult 30 de litere și cifre.',
  price: 'Prețul este o sumă în lei, de exemplu 7,49, sub 100.000 de lei.',
  author: 'Porecla poate avea cel mult 30 de litere și cifre.',
  'list-name': 'Numele listei poate avea cel mult 100 de caractere.',
  option: 'Lista nu poate ține minte asta.',
  malformed: 'Modificarea nu a putut fi înțeleasă. Reîncărcați pagina și încercați din nou.',
  'other-list': 'Modificarea aparține altei liste.',
  'unknown-item': 'Produsul nu mai există în listă.',
  'list-full': 'Lista are deja 1.000 de produse. Ștergeți câteva și încercați din nou.',
}

/** Changes that failed, word for word (specification, section 8). */
export const changeFailureTexts = {
  addItem: 'Nu s-a putut adăuga produsul',
  updateItem: 'Nu s-a putut actualiza produsul',
  removeItem: 'Nu s-a putut șterge produsul',
  renameList: 'Nu s-a putut redenumi lista',
  setOption: 'Nu s-a putut schimba lista',
} as const

/** For a device whose storage is full or broken. */
export const unstoredText =
  'Trimis. Acest dispozitiv însă nu poate păstra lista: fără semnal nu o veți vedea aici.'
