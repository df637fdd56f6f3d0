import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addSecurityEntry, findSuspicions, readSecurityLog } from '../../../src/account/security.ts'
import { MapStorage } from '../../support/pages/web-storage.ts'

function entry(number: number) {
  const timestamp = new Date(number).toISOString()
  return { user_id: null, event_type: 'auth_error', event_data: { number }, timestamp }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new MapStorage())
  return () => vi.unstubAllGlobals()
})

describe('the log', () => {
  test('keeps the last 100 entries', () => {
    for (let number = 1; number <= 101; number += 1) addSecurityEntry(entry(number))
    expect(readSecurityLog()).toHaveLength(100)
    expect(readSecurityLog().at(0)).toEqual(entry(2))
    expect(readSecurityLog().at(-1)).toEqual(entry(101))
  })

  test('starts again when the stored value is no log', () => {
    localStorage.setItem('lista-noastra:security-log', '{"no":"log"}')
    addSecurityEntry(entry(1))
    expect(readSecurityLog()).toEqual([entry(1)])
  })
})

describe('the check finds', () => {
  test.each<[what: string, errors: number, timesMs: number[], found: object[]]>([
    ['nothing without anything', 0, [], []],
    ['nothing in 3 failures', 3, [], []],
    ['4 failures', 4, [], [{ kind: 'auth_errors', count: 4 }]],
    ['nothing in requests 100 ms apart', 0, [0, 100, 200], []],
    ['requests 99 ms apart', 0, [0, 500, 599], [{ kind: 'rapid_requests', gapMs: 99 }]],
    [
      'both',
      5,
      [0, 10],
      [
        { kind: 'auth_errors', count: 5 },
        { kind: 'rapid_requests', gapMs: 10 },
      ],
    ],
  ])('%s', (_, errors, timesMs, found) => {
    expect(findSuspicions(errors, timesMs)).toEqual(found)
  })
})
