import { describe, expect, test } from 'vitest'
import { failureTexts, nameProblemTexts, toastTitles } from '../../../src/i18n/errors.ts'
import { changeFailureTexts } from '../../../src/list/messages/change-problem-texts.ts'
import { shareTexts } from '../../../src/list/share/texts.ts'
import { listStates, listTexts } from '../../../src/list/texts.ts'

/** Each text of the list screen, compared with the wording of the specification (sections 2, 4, 5 and 8). */
describe('the specification’s words', () => {
  test.each([
    ['the title of a failure', toastTitles.failure, 'Eroare'],
    ['a list that did not load', failureTexts.loadList, 'Nu s-a putut încărca lista'],
    ['a list that was not made', failureTexts.createList('{reason}'), 'Nu s-a putut crea lista: {reason}'],
    ['an item that was not added', changeFailureTexts.addItem, 'Nu s-a putut adăuga produsul'],
    ['an item that was not changed', changeFailureTexts.updateItem, 'Nu s-a putut actualiza produsul'],
    ['an item that was not deleted', changeFailureTexts.removeItem, 'Nu s-a putut șterge produsul'],
    ['a missing list', listStates.missing.title, 'Lista nu a putut fi găsită'],
    ['the advice for a missing list', listStates.missing.text, 'Verificați linkul sau creați o listă nouă.'],
    ['the way home', listTexts.back, 'Înapoi la început'],
    ['a link that was not saved', shareTexts.saveFailed.title, 'Nu s-a putut salva'],
    ['advice for a failed save', shareTexts.saveFailed.text, 'Încercați din nou sau copiați manual URL-ul.'],
    ['a link that was not copied', shareTexts.shareFailed, 'Link-ul este gata să fie partajat'],
    ['the buttons', [shareTexts.save, shareTexts.share], ['Salvează lista', 'Partajează cu familia']],
    ['the buttons after a press', [shareTexts.saved, shareTexts.shared], ['Salvat!', 'Copiat!']],
    ['a name that is refused', toastTitles.invalidName, 'Nume de produs invalid'],
    [
      'a name too long',
      nameProblemTexts['name-length'],
      'Numele produsului trebuie să aibă între 1-100 caractere.',
    ],
    [
      'a name with a script',
      nameProblemTexts['name-forbidden'],
      'Numele produsului conține caractere nepermise.',
    ],
    [
      'a name with strange characters',
      nameProblemTexts['name-characters'],
      'Numele produsului poate conține doar litere, cifre și caractere obișnuite.',
    ],
    ['an empty list', listStates.empty.title, 'Listă goală'],
    ['the sections', [listTexts.pending, listTexts.completed], ['De cumpărat', 'Cumpărate']],
    ['the counts', listTexts.left(3) + listTexts.completedToo(2), '3 rămase, 2 completate'],
  ])('%s', (_, ours, specified) => {
    expect(ours).toEqual(specified)
  })
})

test('every text has its ș and ț with a comma below', () => {
  const texts = JSON.stringify([
    failureTexts,
    changeFailureTexts,
    nameProblemTexts,
    toastTitles,
    listStates,
    listTexts,
    shareTexts,
  ])
  expect(texts).not.toMatch(/[şţŞŢ]/)
})
