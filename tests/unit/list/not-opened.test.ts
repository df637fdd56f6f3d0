import { expect, test, vi } from 'vitest'
import { packItems } from '../../../src/domain/item/packed-items.ts'
import { makeListStore } from '../../../src/list/list.ts'
import { changeFailureTexts } from '../../../src/list/messages/change-problem-texts.ts'
import { $toasts } from '../../../src/ui/toasts.ts'

vi.mock('../../../src/sync/open-list.ts', () => ({
  openList: () => Promise.reject(new Error('this browser lacks a required feature')),
}))

vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }))
vi.stubGlobal('addEventListener', () => undefined)

test('a change of a list that could not be opened fails with a message', async () => {
  const items = packItems([])
  const rendered = { id: 'list', name: 'Cină', from: 0, rev: 1, items, categories: '', suggestions: [] }
  const store = makeListStore('token', rendered)
  store.open()
  store.rename('Prânz')
  await expect.poll(() => $toasts.get().map(({ text }) => text)).toEqual([changeFailureTexts.renameList])
})
