import { beforeAll, beforeEach, expect, test } from 'vitest'
import { vocabularyTables } from '../../../../src/domain/vocabulary/vocabulary-tables.ts'
import { $toasts, dismissToast } from '../../../../src/stores/device/toasts.ts'
import { addSpoken } from '../../../../src/stores/voice/spoken.ts'
import { learnVocabulary } from '../../../../src/stores/words/vocabulary.ts'

let added: [names: string[], called: string | undefined][]

/** @param isChanged whether the list is another one afterwards */
async function speak(text: string, isChanged = true): Promise<void> {
  const addItems = async (items: readonly { name: string }[], called?: string) => {
    added.push([items.map(({ name }) => name), called])
    return isChanged
  }
  await addSpoken({ addItems }, text)
}

const toasts = () => $toasts.get().map(({ title, text }) => title ?? text)

beforeAll(() => learnVocabulary(vocabularyTables))
beforeEach(() => {
  added = []
  for (const { id } of $toasts.get()) dismissToast(id)
})

test('what was said is added up with what is there, and can be taken back under what was heard', async () => {
  await speak('Două kile de cartofi, o pâine și zece ouă.')
  expect(added).toEqual([
    [['cartofi', 'pâine', 'ouă'], 'Am auzit: „Două kile de cartofi, o pâine și zece ouă” · 3 produse'],
  ])
  expect(toasts()).toEqual([])
})

test('what is there already, just so, is said to be', async () => {
  await speak('lapte', false)
  expect(toasts()).toEqual(['Am auzit: „lapte” · deja pe listă'])
})

test('a part that is refused is told, and the rest is added', async () => {
  await speak('lapte, <script>')
  expect(added.map(([names]) => names)).toEqual([['lapte']])
  expect(toasts()).toEqual(['Nume de produs invalid'])
})

test('when nothing is left, what was heard is said as well', async () => {
  await speak('<script>')
  expect(added).toEqual([])
  expect(toasts()).toEqual(['Nume de produs invalid', 'Am auzit: „<script>”.'])
})

test('what names no product is not recognised', async () => {
  await speak('.')
  expect(added).toEqual([])
  expect(toasts()).toEqual(['Nu s-a putut recunoaște produsul. Încercați din nou.'])
})
