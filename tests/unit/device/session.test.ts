import { afterEach, expect, test, vi } from 'vitest'
import { sessionOf } from '../../../src/device/list-settings.ts'
import { isUuid } from '../../../src/domain/lib/uuid.ts'

afterEach(() => vi.unstubAllGlobals())

/** Returns a browser's storage, which its tabs share. */
function storageOf(kept = new Map<string, string>()) {
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) }
  vi.stubGlobal('localStorage', storage)
  return kept
}

test('a session is a random UUID for one list, the same in every tab', () => {
  const kept = storageOf()
  const session = sessionOf('list-a')
  expect(isUuid(session)).toBe(true)
  expect(kept.get('lista-noastra:session:list-a')).toBe(JSON.stringify(session))
  kept.set('lista-noastra:session:list-b', JSON.stringify('1b4e28ba-2fa1-41d2-883f-0016d3cca427'))
  expect(sessionOf('list-b')).toBe('1b4e28ba-2fa1-41d2-883f-0016d3cca427')
  expect(sessionOf('list-a')).toBe(session)
})

test('two lists have sessions that say nothing of one another', () => {
  storageOf()
  expect(sessionOf('list-c')).not.toBe(sessionOf('list-d'))
})

test('a stored value that is no UUID is replaced', () => {
  storageOf(new Map([['lista-noastra:session:list-e', '"eu"']]))
  expect(isUuid(sessionOf('list-e'))).toBe(true)
})

test('without a storage, it lasts as long as the tab', () => {
  vi.stubGlobal('localStorage', undefined)
  const session = sessionOf('list-f')
  expect(isUuid(session)).toBe(true)
  expect(sessionOf('list-f')).toBe(session)
})
