import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PresentPerson } from '../../../../src/domain/list/presence.ts'
import { makePresenceStore } from '../../../../src/list/people/presence.ts'
import type { PeopleEvents } from '../../../../src/sync/ports.ts'
import { $toasts } from '../../../../src/ui/toasts.ts'

const ana: PresentPerson = { id: 'a', name: 'Ana', color: 'pink', device: 'iOS' }
const stranger: PresentPerson = { id: 's', name: '', color: 'green', device: 'Android' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('the presence of people', () => {
  const both = { version: 5, count: 2, people: [ana, stranger] }
  test('is one person until an answer says otherwise', () => {
    expect(makePresenceStore().$presence.get()).toMatchObject({ count: 1, people: [] })
  })

  test.each([
    ['a later version counts', { version: 6, count: 1, people: [ana] }, 1, [ana]],
    ['an earlier one that comes late does not', { version: 4, count: 1, people: [ana] }, 2, both.people],
    ['a short one counts, and the names stay', { version: 6, count: 3 }, 3, both.people],
  ])('%s', (_, told, count, people) => {
    const { $presence, company } = makePresenceStore()
    company.presence(both)
    company.presence(told)
    expect($presence.get()).toMatchObject({ count, people })
  })

  test('gets its names when the long form follows the short one', () => {
    const { $presence, company } = makePresenceStore()
    company.presence({ version: 5, count: 2 })
    company.presence(both)
    expect($presence.get().people).toEqual(both.people)
  })

  test('sent again causes no redraw', () => {
    const { $presence, company } = makePresenceStore()
    company.presence(both)
    const before = $presence.get()
    company.presence({ ...both })
    expect($presence.get()).toBe(before)
  })

  test('is oneself alone after 45 s in which nothing was heard', () => {
    const { $presence, company } = makePresenceStore()
    company.presence(both)
    vi.advanceTimersByTime(30_000)
    company.presence(both)
    vi.advanceTimersByTime(44_999)
    expect($presence.get().count).toBe(2)
    vi.advanceTimersByTime(1)
    expect($presence.get()).toMatchObject({ count: 1, people: [] })
    company.presence(both)
    expect($presence.get().count).toBe(2)
  })
})

describe('typing', () => {
  const typing = (id: string, name: string, isTyping = true) => ({ id, name, isTyping })
  test.each<[string, ReturnType<typeof typing>[], string | undefined]>([
    ['nobody', [], undefined],
    ['somebody nameless', [typing('s', '')], ''],
    ['Ana', [typing('a', 'Ana')], 'Ana'],
    ['nobody after the stop', [typing('a', 'Ana'), typing('a', 'Ana', false)], undefined],
    ['the last person who began', [typing('a', 'Ana'), typing('m', 'Mihai'), typing('a', 'Ana')], 'Mihai'],
    ['the remaining person', [typing('a', 'Ana'), typing('m', 'Mihai'), typing('m', 'Mihai', false)], 'Ana'],
  ])('%s', (_, told, shown) => {
    const { $typing, company } = makePresenceStore()
    for (const one of told) company.typing(one)
    expect($typing.get()).toBe(shown)
  })

  test('is forgotten after 3 s when no stop comes', () => {
    const { $typing, company } = makePresenceStore()
    company.typing(typing('a', 'Ana'))
    vi.advanceTimersByTime(2_000)
    company.typing(typing('a', 'Ana'))
    vi.advanceTimersByTime(2_999)
    expect($typing.get()).toBe('Ana')
    vi.advanceTimersByTime(1)
    expect($typing.get()).toBeUndefined()
  })
})

describe('an arrival is announced', () => {
  const shown = () => $toasts.get().map(({ title, text }) => [title, text])
  const join = async (company: PeopleEvents, person: PresentPerson) => {
    company.joined(person)
    await vi.dynamicImportSettled()
  }
  test.each([
    ['iOS', 'O persoană de pe iOS cumpără cu dumneavoastră.'],
    ['Android', 'O persoană de pe Android cumpără cu dumneavoastră.'],
    ['Windows', 'O persoană de pe Windows cumpără cu dumneavoastră.'],
    ['Mac', 'O persoană de pe Mac cumpără cu dumneavoastră.'],
    ['Unknown', 'O persoană de pe alt dispozitiv cumpără cu dumneavoastră.'],
  ] as const)('by the device %s', async (device, text) => {
    await join(makePresenceStore().company, { ...stranger, device })
    expect(shown()).toEqual([['Cineva s-a alăturat!', text]])
  })

  test('by name, for 3 s, once however often they come', async () => {
    const { company } = makePresenceStore()
    await join(company, ana)
    expect(shown()).toEqual([['Ana s-a alăturat!', 'Cumpără cu dumneavoastră de pe iOS.']])
    vi.advanceTimersByTime(3_000)
    expect(shown()).toEqual([])
    await join(company, ana)
    expect(shown()).toEqual([])
  })

  test('one at a time, the latest', async () => {
    const { company } = makePresenceStore()
    await join(company, ana)
    await join(company, stranger)
    expect(shown().map(([title]) => title)).toEqual(['Cineva s-a alăturat!'])
  })
})
