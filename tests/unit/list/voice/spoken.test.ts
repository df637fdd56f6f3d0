import { atom } from 'nanostores'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Command } from '../../../../src/domain/spoken/read-commands.ts'
import { vocabularyTables } from '../../../../src/domain/vocabulary/vocabulary-tables.ts'
import { learnVocabulary } from '../../../../src/list/vocabulary/loaded-vocabulary.ts'
import { addSpoken } from '../../../../src/list/voice/spoken.ts'
import { $toasts, dismissToast } from '../../../../src/ui/toasts.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

let added: [names: string[], called: string | undefined][]
let obeyed: [commands: readonly Command[], called: string][]
let stores: (string | undefined)[]

/** @param isChanged true if adding the items changes the list */
async function speak(text: string, isChanged = true): Promise<void> {
  const addItems = async (items: readonly { name: string; store?: string }[], called?: string) => {
    stores = items.map(({ store }) => store)
    added.push([items.map(({ name }) => name), called])
    return isChanged
  }
  const obey = async (commands: readonly Command[], called: string) => {
    obeyed.push([commands, called])
    return { isChanged, missing: isChanged ? [] : commands.map(({ name }) => name) }
  }
  const bought = [
    {
      name: 'ouă',
      quantity: '1',
      unit: 'st',
      category: '' as const,
      store: 'Nea Ion',
      price: '',
      atMs: 1,
      ticked: 1,
    },
  ]
  const $items = atom(new Map([['1', itemOf({ name: 'pâine', store: 'Băcănia lui Nelu' })]]))
  await addSpoken({ addItems, obey, $items, history: async () => ({ bought, ticked: [] }) }, text)
}

const toasts = () => $toasts.get().map(({ title, text }) => title ?? text)

beforeAll(() => learnVocabulary(vocabularyTables))
beforeEach(() => {
  added = []
  obeyed = []
  for (const { id } of $toasts.get()) dismissToast(id)
})

test('a spoken item is added to the present one, and can be undone under the recognised text', async () => {
  await speak('Două kile de cartofi, o pâine și zece ouă.')
  expect(added).toEqual([
    [['cartofi', 'pâine', 'ouă'], 'Am auzit: „Două kile de cartofi, o pâine și zece ouă” · 3 produse'],
  ])
  expect(toasts()).toEqual([])
})

test('an item already there, exactly so, is reported as such', async () => {
  await speak('lapte', false)
  expect(toasts()).toEqual(['Am auzit: „lapte” · deja pe listă'])
})

test('a refused part is reported, and the rest is added', async () => {
  await speak('lapte, <script>')
  expect(added.map(([names]) => names)).toEqual([['lapte']])
  expect(toasts()).toEqual(['Nume de produs invalid'])
})

test('when nothing is left, the recognised text is shown as well', async () => {
  await speak('<script>')
  expect(added).toEqual([])
  expect(toasts()).toEqual(['Nume de produs invalid', 'Am auzit: „<script>”.'])
})

test('text without a product is not recognised', async () => {
  await speak('.')
  expect(added).toEqual([])
  expect(toasts()).toEqual(['Nu s-a putut recunoaște produsul. Încercați din nou.'])
})

test("the list's own stores are heard, those of its history too", async () => {
  await speak('Roșii de la băcănia lui Nelu. Lapte de la nea Ion.')
  expect(added.map(([names]) => names)).toEqual([['Roșii', 'Lapte']])
  expect(stores).toEqual(['Băcănia lui Nelu', 'Nea Ion'])
})

test('a command is carried out under the recognised text, and adds nothing', async () => {
  await speak('Șterge laptele și pâinea.')
  const commands = ['laptele', 'pâinea'].map((name) => ({ kind: 'remove', name }))
  expect(obeyed).toEqual([[commands, 'Am auzit: „Șterge laptele și pâinea”']])
  expect(added).toEqual([])
  expect(toasts()).toEqual([])
})

test('what a command names and the list lacks is reported', async () => {
  await speak('bifează untul', false)
  expect(toasts()).toEqual(['Am auzit: „bifează untul” · nu este pe listă: „untul”'])
})

test('a command and a new item are both done', async () => {
  await speak('șterge laptele și adaugă smântână')
  expect(obeyed).toHaveLength(1)
  expect(added.map(([names]) => names)).toEqual([['smântână']])
})

test('a question adds nothing, and is answered in words', async () => {
  await speak('Ce mai e pe listă?')
  expect([added, obeyed]).toEqual([[], []])
  expect(toasts()).toEqual(['Am auzit: „Ce mai e pe listă?” · nu este un produs, așa că n-am adăugat nimic'])
})
