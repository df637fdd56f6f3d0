import { describe, expect, test } from 'vitest'
import type { SavedList } from '../../../src/account/account-lists.ts'
import type { MyList } from '../../../src/device/cached-lists.ts'
import { listHere } from '../../../src/my-lists/list-here.ts'
import { accountLists, lostLists, mergeLists } from '../../../src/my-lists/merge-lists.ts'

const base = { waiting: 0, usedAt: 0, seenAt: 0 }
const here = (id: string, usedAt: number, more: Partial<MyList> = {}): MyList => ({
  ...base,
  ...{ id, token: `token here ${id}`, name: id, remaining: 1, total: 2 },
  ...{ usedAt, seenAt: usedAt, isHere: true, isSaved: false },
  ...more,
})
const saved = (id: string, at: number, more: Partial<MyList> = {}): MyList => ({
  ...here(id, at, { token: `token saved ${id}`, isHere: false, isSaved: true }),
  ...more,
})
const namesOf = (lists: readonly MyList[]) => lists.map(({ name }) => name)

describe('the lists of a device and of an account', () => {
  test('are sorted together, the last used first, those of an unknown time last', () => {
    const lists = mergeLists([here('a', 30), here('b', 0), here('c', 10)], [saved('d', 20), saved('e', 40)])
    expect(namesOf(lists)).toEqual(['e', 'a', 'd', 'c', 'b'])
  })

  test('show one that is in both once, by the link of the device, where it was opened', () => {
    const lists = mergeLists([here('a', 30), here('b', 20)], [saved('b', 90)])
    expect(namesOf(lists)).toEqual(['a', 'b'])
    expect(lists[1]).toMatchObject({
      token: 'token here b',
      isHere: true,
      isSaved: true,
      usedAt: 20,
      seenAt: 90,
    })
  })

  test('have the server’s last state of one in both', () => {
    const told = { name: 'nou', remaining: 7, total: 9, changedBy: 'Ana' }
    expect(mergeLists([here('a', 30)], [saved('a', 20, told)])).toEqual([
      here('a', 30, { ...told, token: 'token here a', isSaved: true, seenAt: 20 }),
    ])
  })

  test('have the last author of one in both, as far as either knows', () => {
    const list = (here: number, saved: number) => ({
      here: { seenAt: here, changedBy: 'Ana' },
      saved: { seenAt: saved, changedBy: 'Mihai' },
    })
    const seen = ({ here: known, saved: told }: ReturnType<typeof list>) =>
      mergeLists([here('a', 50, known)], [saved('a', 20, told)])[0]
    expect(seen(list(10, 20))).toMatchObject({ seenAt: 20, changedBy: 'Mihai' })
    expect(seen(list(30, 20))).toMatchObject({ seenAt: 30, changedBy: 'Ana' })
  })

  test('have the local state of one in both, while its changes wait to be sent', () => {
    const [list] = mergeLists(
      [here('a', 30, { waiting: 1 })],
      [saved('a', 20, { name: 'vechi', remaining: 7 })],
    )
    expect(list).toMatchObject({ name: 'a', remaining: 1, waiting: 1, seenAt: 30 })
  })

  test('have the local state of one in both, before any answer of the server', () => {
    const unknown = saved('a', 0, { remaining: undefined, total: undefined })
    expect(mergeLists([here('a', 30)], [unknown])[0]).toMatchObject({ remaining: 1, total: 2, seenAt: 30 })
  })

  test('say of none that the account keeps that it may end', () => {
    expect(mergeLists([here('a', 30, { endsAt: 99 })], [saved('a', 20)])[0]?.endsAt).toBeUndefined()
  })
})

describe('a list of the account', () => {
  const kept = { listId: 'a', token: 't', name: 'Cină' }
  const known: SavedList = {
    ...kept,
    state: { kind: 'known', remaining: 2, total: 5, changedAt: '2026-11-21 08:00:00.000Z', changedBy: 'Ana' },
  }

  test('has its number of items left, last author and time', () => {
    const atMs = Date.UTC(2026, 10, 21, 8)
    expect(accountLists([known], [])).toEqual([
      {
        ...{ id: 'a', token: 't', name: 'Cină', remaining: 2, total: 5, waiting: 0 },
        ...{ changedBy: 'Ana', usedAt: atMs, seenAt: atMs, isHere: false, isSaved: true },
      },
    ])
  })

  test('is left out when its link opens nothing any more', () => {
    expect(accountLists([{ ...kept, state: { kind: 'gone' } }], [])).toEqual([])
  })

  test('is as it was known when it cannot be asked', () => {
    const unknown: SavedList = { ...kept, state: { kind: 'unknown' } }
    const before = accountLists([known], [])
    expect(accountLists([unknown], before)).toEqual(before)
    expect(accountLists([unknown], [])[0]).toMatchObject({ name: 'Cină', usedAt: 0 })
  })
})

describe('a list of this device', () => {
  const read = { id: 'a', token: 't', name: 'Cină', remaining: 1, total: 2, waiting: 0, endsAt: 9 }
  const recent = { ...read, isReadOnly: false, openedAt: 5, changedAt: 3, changedBy: 'Ana' }
  const here = { ...read, usedAt: 5, isHere: true, isSaved: false }

  test('has the last author named by the server', () => {
    expect(listHere(recent)).toEqual({ ...here, seenAt: 3, changedBy: 'Ana' })
  })

  test('has its last opening as last change, while changes wait or no time is known', () => {
    expect(listHere({ ...recent, waiting: 2 })).toEqual({ ...here, waiting: 2, seenAt: 5 })
    expect(listHere({ ...recent, changedAt: undefined, changedBy: '' })).toEqual({ ...here, seenAt: 5 })
  })
})

test('a list is lost if this device had it and neither it nor the account has it now', () => {
  const known = [here('a', 1), here('b', 2), here('c', 3, { isSaved: true }), saved('d', 4)]
  expect(lostLists(known, [here('a', 1), saved('c', 3)])).toEqual([here('b', 2, { isLost: true })])
  expect(lostLists([here('b', 2, { isLost: true })], [here('b', 2)])).toEqual([])
})
