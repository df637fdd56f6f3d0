import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissUndo, forgetUndo, offerUndo } from '../../../../src/list/actions/undo.ts'
import { tellJoined } from '../../../../src/list/people/tell-joined.ts'
import { $toast } from '../../../../src/ui/toasts.ts'

const sec = 1_000
const person = (name: string) => ({ id: name, device: 'Android', name, color: 'green' }) as const

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  forgetUndo()
  vi.runAllTimers()
  vi.useRealTimers()
})

test('an arrival is announced at once', async () => {
  await tellJoined(person('Mihai'))
  expect($toast.get()?.title).toBe('Mihai s-a alăturat!')
})

test('an arrival does not replace an undo, under the finger that presses it', async () => {
  offerUndo({ text: 'rosie: 500 g → 1,5 kg', run: () => undefined })
  const told = tellJoined(person('Mihai'))
  await vi.advanceTimersByTimeAsync(sec)
  expect($toast.get()).toBeUndefined()
  dismissUndo()
  await told
  expect($toast.get()?.title).toBe('Mihai s-a alăturat!')
})

test('of several arrivals meanwhile the latest is announced', async () => {
  offerUndo({ text: 'lapte', run: () => undefined })
  const told = ['Mihai', 'Ana'].map((name) => tellJoined(person(name)))
  dismissUndo()
  await Promise.all(told)
  expect($toast.get()?.title).toBe('Ana s-a alăturat!')
  await vi.advanceTimersByTimeAsync(3 * sec)
  expect($toast.get()).toBeUndefined()
})
