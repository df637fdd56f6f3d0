import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  $lastDone,
  $undo,
  forgetUndo,
  holdUndo,
  offerUndo,
  releaseUndo,
  undoLast,
} from '../../../../src/list/actions/undo.ts'

const done: string[] = []
const offer = (text: string, isSeen = false) => offerUndo({ text, run: () => done.push(text), isSeen })

beforeEach(() => {
  vi.useFakeTimers()
  done.length = 0
  forgetUndo()
})
afterEach(() => vi.useRealTimers())

test('an undo is offered for 10 s', () => {
  offer('Ați bifat „lapte”')
  vi.advanceTimersByTime(9_999)
  expect($undo.get()).toBe('Ați bifat „lapte”')
  vi.advanceTimersByTime(1)
  expect($undo.get()).toBeUndefined()
})

test('earlier undos wait behind it, and come back in turn', () => {
  offer('unu')
  vi.advanceTimersByTime(5_000)
  offer('doi')
  vi.advanceTimersByTime(5_000)
  expect($undo.get()).toBe('doi')
  undoLast()
  expect($undo.get()).toBe('unu')
  undoLast()
  expect([done, $undo.get()]).toEqual([['doi', 'unu'], undefined])
})

test('it waits while a pointer is on it', () => {
  offer('unu')
  holdUndo()
  vi.advanceTimersByTime(60_000)
  expect($undo.get()).toBe('unu')
  releaseUndo()
  vi.advanceTimersByTime(10_000)
  expect($undo.get()).toBeUndefined()
})

test('an action that shows its own result has no message, and can be undone all the same', () => {
  offer('unu', true)
  expect([$undo.get(), $lastDone.get()]).toEqual([undefined, 'unu'])
  offer('doi')
  expect($undo.get()).toBe('doi')
  undoLast()
  expect([$undo.get(), $lastDone.get()]).toEqual([undefined, 'unu'])
  undoLast()
  expect([done, $lastDone.get()]).toEqual([['doi', 'unu'], undefined])
})

test('taking back nothing does nothing', () => {
  undoLast()
  expect(done).toEqual([])
})

test('consecutive actions of one editor are undone together, and no others', () => {
  const step = (text: string, undoneWith: string) =>
    offerUndo({ text, run: () => done.push(text), undoneWith })
  step('1 → 2', 'milk')
  step('2 → 3', 'milk')
  step('5 → 6', 'eggs')
  undoLast()
  undoLast()
  expect([done, $lastDone.get()]).toEqual([['5 → 6', '1 → 2'], undefined])
})
