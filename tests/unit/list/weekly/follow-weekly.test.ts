import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { weeklyText } from '../../../../src/domain/list/weekly.ts'
import type { Connection } from '../../../../src/list/list.ts'
import { followWeekly } from '../../../../src/list/weekly/follow-weekly.ts'
import type { StoredList } from '../../../../src/sync/ports.ts'

const milk = { weekday: 4, from: '2026-11-27', quantity: '2', unit: 'l', name: 'lapte' }

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 20), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function listWith(value: string, isReadOnly = false): StoredList {
  const options = [{ key: 'weekly/lapte', value, rev: 1 }]
  return { id: 'list', isReadOnly, outbox: [], snapshot: { head: { options }, items: new Map() } } as never
}

function follow(list = listWith(weeklyText(milk)), kind: Connection['kind'] = 'live') {
  const $list = atom<StoredList | undefined>(list)
  const $connection = atom<Connection>({ kind } as Connection)
  const putWeekly = vi.fn(async () => undefined)
  return { $list, $connection, putWeekly, end: followWeekly({ $list, $connection, putWeekly }) }
}

const comeBack = () => page.dispatchEvent(new Event('visibilitychange'))

test('a weekly thing is added once its day has come and a person returns, once', () => {
  const { putWeekly, $list, end } = follow()
  expect(putWeekly).not.toHaveBeenCalled()
  vi.setSystemTime(new Date(2026, 10, 27, 7))
  comeBack()
  expect(putWeekly).toHaveBeenCalledExactlyOnceWith('list', [
    expect.objectContaining({ key: 'weekly/lapte', weekly: milk, day: '2026-11-27' }),
  ])
  comeBack()
  $list.set(listWith(weeklyText({ ...milk, from: '2026-12-04' })))
  comeBack()
  expect(putWeekly).toHaveBeenCalledOnce()
  vi.setSystemTime(new Date(2026, 11, 5, 7))
  comeBack()
  expect(putWeekly).toHaveBeenCalledTimes(2)
  end()
  vi.setSystemTime(new Date(2026, 11, 12, 7))
  comeBack()
  expect(putWeekly).toHaveBeenCalledTimes(2)
})

test('the server’s answer is awaited, unless it cannot be reached', () => {
  vi.setSystemTime(new Date(2026, 10, 27, 7))
  const { putWeekly, $connection } = follow(undefined, 'connecting')
  expect(putWeekly).not.toHaveBeenCalled()
  $connection.set({ kind: 'offline' })
  expect(putWeekly).toHaveBeenCalledOnce()
})

test('nothing is put on a list that may only be read', () => {
  vi.setSystemTime(new Date(2026, 10, 27, 7))
  expect(follow(listWith(weeklyText(milk), true)).putWeekly).not.toHaveBeenCalled()
})
