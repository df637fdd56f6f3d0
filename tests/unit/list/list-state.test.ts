import { describe, expect, test } from 'vitest'
import {
  connectionOf,
  itemsOf,
  type ListState,
  makeSectionsOf,
  phaseOf,
} from '../../../src/list/list-state.ts'
import { $shelving } from '../../../src/list/vocabulary/shelving.ts'
import { draftList } from '../../../src/sync/stored-list.ts'
import { addOf, itemOf, storedListOf } from '../../support/people/list-changes.ts'

const state = (part: Partial<ListState>): ListState => ({
  list: undefined,
  isMissing: false,
  attempt: 0,
  channel: 'connected',
  isOnline: true,
  ...part,
})
const known = storedListOf([itemOf({ name: 'lapte' })], 1)

describe('the phase of the screen', () => {
  test.each([
    ['loading while nothing is known', {}, 'loading'],
    ['failed when nothing is known and asking failed', { attempt: 1 }, 'failed'],
    ['ready as soon as anything is known', { list: known }, 'ready'],
    ['ready however often asking fails then', { list: known, attempt: 9 }, 'ready'],
    ['missing when the server knows no such list', { isMissing: true }, 'missing'],
    ['missing too when a copy is still here', { list: known, isMissing: true }, 'missing'],
    [
      'ready for a list that only this device has',
      { list: draftList('t', 'i', 'n'), isMissing: true },
      'ready',
    ],
  ] as const)('%s', (_, part, phase) => {
    expect(phaseOf(state(part))).toBe(phase)
  })
})

describe('the reported state of the connection', () => {
  test.each([
    ['live', {}, { kind: 'live' }],
    ['connecting at first', { channel: 'connecting' }, { kind: 'connecting' }],
    ['offline when the device says so', { isOnline: false, attempt: 3 }, { kind: 'offline' }],
    ['reconnecting with its count', { attempt: 2 }, { kind: 'reconnecting', attempt: 2 }],
    ['reconnecting when the channel is lost', { channel: 'lost' }, { kind: 'reconnecting', attempt: 1 }],
  ] as const)('%s', (_, part, connection) => {
    expect(connectionOf(state(part))).toEqual(connection)
  })
})

test('the view is the snapshot with waiting changes laid over it', () => {
  const added = addOf(known.id, 'ouă')
  const list = { ...known, outbox: [{ seq: 1, change: added }] }
  const { pending, completed } = makeSectionsOf()(itemsOf(state({ list })), $shelving.get())
  expect(pending.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(['lapte', 'ouă'])
  expect(completed).toEqual([])
})

test('names are sorted as in a Romanian dictionary', () => {
  const names = ['șuncă', 'salam', 'țelină', 'tofu', 'suc', 'ânghel', 'ață', 'apă']
  const items = names.map((name) => itemOf({ name, category: 'altele' }))
  const [group] = makeSectionsOf()(new Map(items.map((item) => [item.id, item])), $shelving.get()).pending
  expect(group?.items.map(({ name }) => name)).toEqual([
    'apă',
    'ață',
    'ânghel',
    'salam',
    'suc',
    'șuncă',
    'tofu',
    'țelină',
  ])
})
