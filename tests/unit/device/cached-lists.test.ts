import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropSession } from '../../../src/account/session.ts'
import { cacheFirst, dropCachedList, type MyList, readCachedLists } from '../../../src/device/cached-lists.ts'
import { cacheMyLists } from '../../../src/my-lists/cache-my-lists.ts'
import { MapStorage } from '../../support/pages/web-storage.ts'

const list = (id: string, more: Partial<MyList> = {}): MyList => ({
  ...{ id, token: `token ${id}`, name: id, remaining: 1, total: 2, waiting: 0, usedAt: 1, seenAt: 1 },
  ...{ isHere: true, isSaved: false },
  ...more,
})
const idsKept = () => readCachedLists().map(({ id }) => id)

beforeEach(() => void vi.stubGlobal('localStorage', new MapStorage()))
afterEach(() => void vi.unstubAllGlobals())

test('the cache of a list has its waiting changes, and the time when it may end', () => {
  const endsAt = Date.UTC(2026, 11, 3, 10)
  cacheMyLists([list('a', { waiting: 2 }), list('b', { waiting: 1, endsAt }), list('c')], 0)
  expect(readCachedLists().map(({ extra }) => extra)).toEqual([
    '2 modificări în așteptare',
    '1 modificare în așteptare · deschideți-o până pe 3 decembrie ca să rămână',
    '',
  ])
})

test('a list that is left comes first, once, and stays the account’s if it was', () => {
  cacheMyLists([list('a'), list('b', { isSaved: true }), list('c')], 0)
  cacheFirst({ ...list('b', { name: 'nou' }), extra: '' })
  cacheFirst({ ...list('d'), extra: '' })
  expect(idsKept()).toEqual(['d', 'b', 'a', 'c'])
  expect(readCachedLists()[1]).toMatchObject({ name: 'nou', isSaved: true })
})

test('a list that is off the device is not drawn any more', () => {
  cacheMyLists([list('a'), list('b')], 0)
  dropCachedList('a')
  expect(idsKept()).toEqual(['b'])
})

test('signing out leaves no lists of the account alone', () => {
  cacheMyLists([list('a', { isSaved: true }), list('b', { isHere: false, isSaved: true }), list('c')], 0)
  dropSession()
  expect(idsKept()).toEqual(['a', 'c'])
  expect(readCachedLists().some(({ isSaved }) => isSaved)).toBe(false)
})

test.each([['{'], ['7'], ['null'], ['[null, 7, {"token": 1}, {"id": "a", "token": "b"}]']])(
  'the stored value may be anything: %s',
  (kept) => {
    localStorage.setItem('lista-noastra:my-lists', kept)
    expect(readCachedLists()).toEqual([])
  },
)
