import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $undo, dismissUndo, holdUndo, offerUndo, releaseUndo, undoLast } from '../../../src/stores/undo.ts'

const done: string[] = []
const offer = (what: string) => offerUndo(what, () => done.push(what))

beforeEach(() => {
  vi.useFakeTimers()
  done.length = 0
  dismissUndo()
})
afterEach(() => vi.useRealTimers())

test('what was done stays at hand for at least 6 s', () => {
  offer('Ați bifat „lapte”')
  vi.advanceTimersByTime(6_000)
  expect($undo.get()).toEqual({ text: 'Ați bifat „lapte”', count: 1 })
  vi.advanceTimersByTime(2_000)
  expect($undo.get()).toBeUndefined()
})

test('what was done before stays at hand behind it, and comes back in turn', () => {
  offer('unu')
  vi.advanceTimersByTime(5_000)
  offer('doi')
  vi.advanceTimersByTime(5_000)
  expect($undo.get()).toEqual({ text: 'doi', count: 2 })
  undoLast()
  expect($undo.get()).toEqual({ text: 'unu', count: 1 })
  undoLast()
  expect([done, $undo.get()]).toEqual([['doi', 'unu'], undefined])
})

test('it waits while somebody points at it', () => {
  offer('unu')
  holdUndo()
  vi.advanceTimersByTime(60_000)
  expect($undo.get()?.text).toBe('unu')
  releaseUndo()
  vi.advanceTimersByTime(7_000)
  expect($undo.get()).toBeUndefined()
})

test('taking back nothing does nothing', () => {
  undoLast()
  expect(done).toEqual([])
})
