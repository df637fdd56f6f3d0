import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeTypedText } from '../../../../src/stores/device/typed-text.ts'
import { keepTyped, readTyped } from '../../../../src/sync/device/typed-text.ts'
import { MapStorage, refusingStorage } from '../../../support/pages/web-storage.ts'

class FakeDocument extends EventTarget {
  hidden = false
}

const setItem = vi.spyOn(MapStorage.prototype, 'setItem')
let page: EventTarget
let document: FakeDocument

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  document = new FakeDocument()
  vi.stubGlobal('localStorage', new MapStorage())
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setItem.mockClear()
})

/** The field of a list on a page. */
function openField(listId = 'list') {
  const leaving = new AbortController()
  const [verbs, follow] = makeTypedText(() => listId)
  follow(leaving.signal)
  return { ...verbs, leave: () => leaving.abort() }
}

test('what was typed is there again, on its list alone, once typing has paused', () => {
  const field = openField()
  expect(field.typedBefore()).toBe('')
  for (const text of ['l', 'la', 'lapte']) field.keepTyped(text)
  expect(setItem).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(setItem).toHaveBeenCalledTimes(1)
  expect(openField().typedBefore()).toBe('lapte')
  expect(openField('another').typedBefore()).toBe('')
})

test.each<[string, (field: ReturnType<typeof openField>) => void]>([
  ['is gone from', () => page.dispatchEvent(new Event('pagehide'))],
  [
    'is hidden',
    () => {
      document.hidden = true
      document.dispatchEvent(new Event('visibilitychange'))
    },
  ],
  ['shows another list', ({ leave }) => leave()],
])('it does not wait for the pause when the page %s', (_, leave) => {
  const field = openField()
  field.keepTyped('lapte')
  leave(field)
  expect(readTyped('list')).toBe('lapte')
})

test('what was added or emptied is forgotten at once', () => {
  const field = openField()
  field.keepTyped('lapte')
  vi.runAllTimers()
  field.keepTyped('')
  expect(readTyped('list')).toBe('')
})

test('what was forgotten meanwhile does not come back as the page is left', () => {
  const field = openField()
  field.keepTyped('lapte')
  vi.runAllTimers()
  keepTyped('list', '')
  field.leave()
  expect(readTyped('list')).toBe('')
})

test('where nothing is kept, the field still has it as long as the page lasts', () => {
  vi.stubGlobal('localStorage', refusingStorage)
  const field = openField()
  expect(field.typedBefore()).toBe('')
  field.keepTyped('lapte')
  vi.runAllTimers()
  expect(field.typedBefore()).toBe('lapte')
})

test('of a very long text the beginning is kept, and of what is no text nothing', () => {
  keepTyped('list', 'a'.repeat(100_000))
  expect(readTyped('list')).toBe('a'.repeat(4_000))
  localStorage.setItem('lista-noastra:typed:list', '{"a":1}')
  expect(readTyped('list')).toBe('')
})
