import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellJoined } from '../../../../src/list/people/tell-joined.ts'
import { $toast, dismissToast, showToast } from '../../../../src/ui/toasts.ts'

const sec = 1_000
const person = (name: string) => ({ id: name, device: 'Android', name, color: 'green' }) as const

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('an arrival is announced at once, for 3 s', () => {
  tellJoined(person('Mihai'))
  expect($toast.get()?.title).toBe('Mihai s-a alăturat!')
  vi.advanceTimersByTime(3 * sec)
  expect($toast.get()).toBeUndefined()
})

test('of several arrivals the latest is announced', () => {
  for (const name of ['Mihai', 'Ana']) tellJoined(person(name))
  expect($toast.get()?.title).toBe('Ana s-a alăturat!')
})

test('an arrival neither replaces another message nor comes back after it', () => {
  const error = showToast({ tone: 'error', text: 'Nu s-a putut adăuga produsul' })
  tellJoined(person('Mihai'))
  expect($toast.get()?.tone).toBe('error')
  dismissToast(error)
  expect($toast.get()).toBeUndefined()

  tellJoined(person('Ana'))
  const other = showToast({ tone: 'info', text: 'Linkul a fost schimbat.' })
  dismissToast(other)
  expect($toast.get()).toBeUndefined()
})
