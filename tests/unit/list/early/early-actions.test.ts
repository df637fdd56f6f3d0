import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readEarly, takeEarly, writeEarly } from '../../../../src/list/early/early-actions.ts'
import { MapStorage, refusingStorage } from '../../../support/pages/web-storage.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', new MapStorage())
  vi.stubGlobal('unstoredActions', undefined)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['on the device', new MapStorage()],
  ['in the page, if the browser stores nothing', refusingStorage],
])('actions are kept %s, by list and kind, until they are taken', (_, storage) => {
  vi.stubGlobal('localStorage', storage)
  writeEarly('list', 'ticks', ['a', 'b'])
  writeEarly('list', 'entries', [{ text: 'lapte' }])
  expect(readEarly('list', 'ticks')).toEqual(['a', 'b'])
  expect(takeEarly('list', 'entries')).toEqual([{ text: 'lapte' }])
  expect(takeEarly('list', 'entries')).toEqual([])
  expect(takeEarly('list', 'ticks')).toEqual(['a', 'b'])
})

test('nothing is left on the device of actions that were taken', () => {
  writeEarly('list', 'ticks', ['a'])
  takeEarly('list', 'ticks')
  expect(localStorage).toHaveLength(0)
})

test('a full device keeps the page’s actions, and nothing of them twice', () => {
  writeEarly('list', 'ticks', ['a'])
  const full = vi.spyOn(MapStorage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeEarly('list', 'ticks', ['a', 'b'])
  expect(takeEarly('list', 'ticks')).toEqual(['a', 'b'])
  full.mockRestore()
  expect(readEarly('list', 'ticks')).toEqual([])
})

test.each(['{', '7', '[7, {"text": 7}, null]'])('%s on the device is no action', (stored) => {
  localStorage.setItem('lista-noastra:early-entries:list', stored)
  localStorage.setItem('lista-noastra:early-ticks:list', stored)
  expect(readEarly('list', 'entries')).toEqual([])
  expect(readEarly('list', 'ticks')).toEqual([])
})

test('an action of one list is none of another', () => {
  writeEarly('one', 'ticks', ['a'])
  expect(readEarly('other', 'ticks')).toEqual([])
})
