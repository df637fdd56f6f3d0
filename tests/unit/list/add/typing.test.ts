import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTyped, readTyped } from '../../../../src/device/list-settings.ts'
import { type FieldEntry, makeTyping } from '../../../../src/list/add/typing.ts'
import { readEarly, writeEarly } from '../../../../src/list/early/early-actions.ts'
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

/**
 * Returns a list that adds texts by parts, and refuses parts that begin with '!'. Nothing is added until `letThrough` is
 * called.
 */
function makeList() {
  const rows: string[] = []
  let letThrough = (_isHere: boolean) => {}
  const code = new Promise<boolean>((resolve) => {
    letThrough = resolve
  })
  const actions = {
    async addText(text: string) {
      if (!(await code)) return undefined
      const parts = text.split(/[,\n]/).map((part) => part.trim())
      const refused = parts.filter((part) => part.startsWith('!'))
      rows.push(...parts.filter((part) => part !== '' && !part.startsWith('!')))
      return {
        added: parts.length - refused.length,
        refused: refused.map((part) => ({ text: part, problem: 'name-characters' as const })),
      }
    },
    async addSuggested(text: string, name: string) {
      if (!(await code)) return undefined
      rows.push(name)
      return text.slice(0, text.lastIndexOf(' ') + 1)
    },
  }
  return { rows, actions, letThrough }
}

function makeField(listId = 'list', list = makeList(), whenStored = async () => {}) {
  return makeTyping(() => listId, list.actions, whenStored)
}

/** Opens the add field of a list. */
function openField(listId = 'list', list = makeList()) {
  const leaving = new AbortController()
  const [typing, follow] = makeField(listId, list)
  follow(leaving.signal)
  typing.beginTyping('')
  return { ...typing, text: () => typing.$typed.get(), leave: () => leaving.abort() }
}

test('typed text is there again, on its list alone, once typing has paused', () => {
  const field = openField()
  expect(field.text()).toBe('')
  for (const text of ['l', 'la', 'lapte']) field.type(text)
  expect(setItem).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(setItem).toHaveBeenCalledTimes(1)
  expect(openField().text()).toBe('lapte')
  expect(openField('another').text()).toBe('')
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
  field.type('lapte')
  leave(field)
  expect(readTyped('list')).toBe('lapte')
})

test('text that was added or emptied is forgotten at once', () => {
  const field = openField()
  field.type('lapte')
  vi.runAllTimers()
  field.type('')
  expect(readTyped('list')).toBe('')
})

test('text forgotten meanwhile does not come back as the page is left', () => {
  const field = openField()
  field.type('lapte')
  vi.runAllTimers()
  keepTyped('list', '')
  field.leave()
  expect(readTyped('list')).toBe('')
})

test('without a storage, the field keeps it as long as the page lasts', () => {
  vi.stubGlobal('localStorage', refusingStorage)
  const field = openField()
  expect(field.text()).toBe('')
  field.type('lapte')
  vi.runAllTimers()
  expect(field.text()).toBe('lapte')
})

test('the beginning of a very long text is kept, and a value that is no text is not', () => {
  keepTyped('list', 'a'.repeat(100_000))
  expect(readTyped('list')).toBe('a'.repeat(4_000))
  localStorage.setItem('lista-noastra:typed:list', '{"a":1}')
  expect(readTyped('list')).toBe('')
})

test('text typed before the scripts came is below the draft, once', () => {
  keepTyped('list', 'lapte')
  const [typing] = makeField()
  typing.beginTyping('ou')
  expect(typing.$typed.get()).toBe('lapte\nou')
  typing.beginTyping('')
  expect(typing.$typed.get()).toBe('lapte\nou')
  const [again] = makeField('other')
  again.beginTyping('ou')
  expect(again.$typed.get()).toBe('ou')
})

test('an entry leaves the field at once, and is added after those before it', async () => {
  const list = makeList()
  writeEarly('list', 'entries', [{ text: 'lapte, pâine' }, { text: '', suggestion: 'unt' }])
  const field = openField('list', list)
  field.type('ouă 10')
  field.enter()
  expect(field.text()).toBe('')
  expect(field.$entering.get()).toHaveLength(3)
  field.type('mie')
  list.letThrough(true)
  await vi.waitFor(() => expect(field.$entering.get()).toEqual([]))
  expect(list.rows).toEqual(['lapte', 'pâine', 'unt', 'ouă 10'])
  expect(field.text()).toBe('mie')
})

test('a refused part goes back before the typed text, and so does the rest of a suggestion', async () => {
  const list = makeList()
  const field = openField('list', list)
  field.type('lapte, !a, !b')
  field.enter()
  field.type('ouă, pâi')
  field.enter('pâine')
  field.type('su')
  list.letThrough(true)
  await vi.waitFor(() => expect(field.$entering.get()).toEqual([]))
  expect(list.rows).toEqual(['lapte', 'pâine'])
  expect(field.text()).toBe('ouă, !a\n!b\nsu')
})

test('without the code all entries go back to the field, in their order', async () => {
  const list = makeList()
  const field = openField('list', list)
  for (const text of ['lapte', 'ouă']) {
    field.type(text)
    field.enter()
  }
  field.type('un')
  list.letThrough(false)
  await vi.waitFor(() => expect(field.$entering.get()).toEqual([]))
  expect(field.text()).toBe('lapte\nouă\nun')
})

test('an entry that is not on the list yet is part of the draft', async () => {
  const field = openField()
  field.type('lapte')
  field.enter()
  field.type('ou')
  field.leave()
  expect(readTyped('list')).toBe('lapte\nou')
  expect(openField().text()).toBe('lapte\nou')
})

test('it stays an entry, and part of the draft, until the device has stored its items', async () => {
  const list = makeList()
  let stored = () => {}
  const whenStored = () =>
    new Promise<void>((resolve) => {
      stored = resolve
    })
  const [field] = makeField('list', list, whenStored)
  field.beginTyping('lapte')
  field.enter()
  list.letThrough(true)
  await vi.waitFor(() => expect(list.rows).toEqual(['lapte']))
  vi.runAllTimers()
  expect(field.$entering.get()).toEqual([{ text: 'lapte' }])
  expect(readTyped('list')).toBe('lapte')
  stored()
  await vi.waitFor(() => expect(field.$entering.get()).toEqual([]))
  expect(readTyped('list')).toBe('')
})

test('early entries are a draft as soon as they are taken, so that a killed page does not lose them', () => {
  writeEarly('list', 'entries', [{ text: 'lapte' }, { text: '', suggestion: 'unt' }])
  openField()
  expect(readEarly('list', 'entries')).toEqual([])
  expect(readTyped('list')).toBe('lapte\nunt')
})

test('a blank field enters nothing', () => {
  const field = openField()
  field.type('  ')
  field.enter()
  expect(field.$entering.get()).toEqual([])
})

test('every text typed and entered at any moment is added once, in its order', async () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/)
  const early = fc.array(word.map((text): FieldEntry => ({ text })))
  const moment = fc.record({ word, isHereBefore: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(early, fc.array(moment), async (before, moments) => {
      keepTyped('list', '')
      const list = makeList()
      writeEarly('list', 'entries', before)
      const [field] = makeField('list', list)
      field.beginTyping('')
      for (const { word: typed, isHereBefore } of moments) {
        if (isHereBefore) {
          list.letThrough(true)
          await Promise.resolve()
        }
        for (const key of typed) field.type(field.$typed.get() + key)
        field.enter()
      }
      list.letThrough(true)
      await vi.waitFor(() => expect(field.$entering.get()).toEqual([]))
      expect(list.rows).toEqual([...before.map(({ text }) => text), ...moments.map((one) => one.word)])
      expect(field.$typed.get()).toBe('')
      expect(readEarly('list', 'entries')).toEqual([])
    }),
  )
})
