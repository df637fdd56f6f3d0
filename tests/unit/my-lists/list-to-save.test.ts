import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSetting, writeSetting } from '../../../src/device/setting-storage.ts'
import { hasCarriedList, takeCarriedList } from '../../../src/my-lists/carried-list.ts'
import { keepListToSave, listToSave, takeListAlong } from '../../../src/my-lists/list-to-save.ts'
import { MapStorage, refusingStorage } from '../../support/pages/web-storage.ts'

const name = 'list-to-save'
const list = { token: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', name: 'Cină' }
const nowMs = Date.UTC(2026, 10, 22, 12)
const dayMs = 24 * 3_600_000

beforeEach(() => {
  vi.stubGlobal('localStorage', new MapStorage())
  vi.stubGlobal('sessionStorage', new MapStorage())
})
afterEach(() => vi.unstubAllGlobals())

describe('a list that waits for its visitor to sign in', () => {
  test('is known on the device, as often as it is looked at', () => {
    expect(listToSave(nowMs)).toBeUndefined()
    keepListToSave(list, nowMs)
    expect([listToSave(nowMs), listToSave(nowMs)]).toEqual([list, list])
  })

  test('gives way to the next', () => {
    keepListToSave(list, nowMs)
    keepListToSave({ ...list, name: 'Grătar' }, nowMs)
    expect(listToSave(nowMs)?.name).toBe('Grătar')
  })

  test('waits a day, for the mail that confirms an address', () => {
    keepListToSave(list, nowMs)
    expect(listToSave(nowMs + dayMs - 1)).toEqual(list)
    expect(listToSave(nowMs + dayMs)).toBeUndefined()
  })

  test('is forgotten by the device when a tab takes it along, and by the tab once it is taken', () => {
    keepListToSave(list, nowMs)
    expect(hasCarriedList()).toBe(false)
    takeListAlong(list)
    expect(listToSave(nowMs)).toBeUndefined()
    expect(localStorage.getItem('lista-noastra:list-to-save')).toBeNull()
    expect(hasCarriedList()).toBe(true)
    expect([takeCarriedList(), takeCarriedList()]).toEqual([list.token, undefined])
    expect(hasCarriedList()).toBe(false)
  })

  test('is nowhere where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', refusingStorage)
    vi.stubGlobal('sessionStorage', refusingStorage)
    keepListToSave(list, nowMs)
    expect(listToSave(nowMs)).toBeUndefined()
    takeListAlong(list)
    expect(takeCarriedList()).toBeUndefined()
  })
})

const kept = { ...list, askedAt: nowMs }
test.each<[what: string, value: unknown]>([
  ['text', 'https://example.com'],
  ['another site in place of the token', { ...kept, token: '//example.com' }],
  ['a token with a way out of the address', { ...kept, token: `../${list.token}` }],
  ['a token in capitals', { ...kept, token: list.token.toUpperCase() }],
  ['no token', { ...kept, token: undefined }],
  ['a name of 101 characters', { ...kept, name: 'a'.repeat(101) }],
  ['a name that is no text', { ...kept, name: { toString: 'Cină' } }],
  ['no time', { ...kept, askedAt: undefined }],
  ['a time that is no number', { ...kept, askedAt: String(nowMs) }],
  ['a time to come', { ...kept, askedAt: nowMs + 1 }],
  ['nothing whole', []],
])('%s is refused, and forgotten', (_, value) => {
  writeSetting(name, value)
  expect(listToSave(nowMs)).toBeUndefined()
  expect(readSetting(name)).toBeUndefined()
})
