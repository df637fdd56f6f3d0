import { expect, test } from 'vitest'
import { tellRefused } from '../../../../src/list/messages/failure-toasts.ts'
import { $toasts } from '../../../../src/ui/toasts.ts'
import { addOf } from '../../../support/people/list-changes.ts'

test('a full list’s refusal of a long paste is reported once, and another reason beside it', async () => {
  for (let refused = 0; refused < 50; refused += 1)
    tellRefused(addOf('list', `produs ${refused}`), 'list-full')
  tellRefused(addOf('list', 'lapte'), 'unit')
  expect($toasts.get().map(({ title, text }) => `${title}: ${text}`)).toEqual([
    'Eroare: Nu s-a putut adăuga produsul. Lista are deja 1.000 de produse. Ștergeți câteva și încercați din nou.',
    'Eroare: Nu s-a putut adăuga produsul. Unitatea poate conține doar litere, de exemplu kg sau buc.',
  ])
})
