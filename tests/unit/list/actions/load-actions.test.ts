import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeItemIds } from '../../../../src/device/make-id.ts'
import type { Wish } from '../../../../src/domain/item/change.ts'

let enacted: string[]
let page: typeof import('../../../../src/list/actions/load-actions.ts')
let toasts: typeof import('../../../../src/ui/toasts.ts')
beforeEach(async () => {
  vi.resetModules()
  enacted = []
  toasts = await import('../../../../src/ui/toasts.ts')
  page = await import('../../../../src/list/actions/load-actions.ts')
})
afterEach(() => vi.doUnmock('../../../../src/list/actions/lazy-actions.ts'))

function verbsToCome() {
  return page.makeCallableActions({
    items: () => new Map(),
    author: () => ({ author: '', authorColor: '' }),
    newItemId: makeItemIds(),
    enact: (wishes: readonly Wish[]) =>
      enacted.push(...wishes.map((wish) => (wish.kind === 'add' ? (wish.fields.name ?? '') : wish.kind))),
  })
}

test('a text that comes before the code is added when the code is there', async () => {
  expect(await verbsToCome().addText('lapte, pâine')).toEqual({ added: 2, refused: [] })
  expect(enacted).toEqual(['lapte', 'pâine'])
})

test('items that are added again before the code is there are added once', async () => {
  const { addItems } = verbsToCome()
  const lapte = { name: 'lapte', quantity: '1', unit: 'st' } as const
  const results = [addItems([lapte]), addItems([lapte]), addItems([{ ...lapte, name: 'pâine' }])]
  expect(await Promise.all(results)).toEqual([true, undefined, true])
  expect(enacted).toEqual(['lapte', 'pâine'])
  expect(await addItems([lapte])).toBe(true)
})

test('a suggestion is added with the typed amount, and the rest of the text stays', async () => {
  expect(await verbsToCome().addSuggested('unt, 2 kg ro', 'roșii')).toBe('unt, ')
  expect(enacted).toEqual(['roșii'])
})

test('without the code nothing is done, and that is said', async () => {
  vi.doMock('../../../../src/list/actions/lazy-actions.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  page.fetchActions()
  expect(toasts.$toasts.get()).toEqual([])
  expect(await verbsToCome().addText('lapte')).toBeUndefined()
  expect(enacted).toEqual([])
  expect(toasts.$toasts.get()).toMatchObject([{ tone: 'error' }])
})
