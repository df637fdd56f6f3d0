import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemDefaults } from '../../../../src/domain/item/fields.ts'
import type { Item } from '../../../../src/domain/item/item.ts'
import {
  gatherMs,
  type Happened,
  happenedIn,
  noteFor,
  noticeRestMs,
  type Owed,
  owedAgain,
  type Subscriber,
} from '../../../../src/domain/notices/owed.ts'
import { type NoticeKind, noticeKinds } from '../../../../src/domain/notices/subscription.ts'

const nowMs = 1_795_219_200_000
const mine = 'a'.repeat(32)

function item(fields: Partial<Item> = {}): Item {
  return { ...itemDefaults, id: 'x', name: 'lapte', rev: 1, deleted: false, ...fields }
}

const open = item()
const ticked = item({ completed: true })
const deleted = item({ deleted: true })
const tickedDeleted = item({ completed: true, deleted: true })
const someone = { device: '', by: 'Dan' }
const owedNothing: Owed = { added: 0, removed: 0, isDone: false, addedNames: [], removedNames: [] }

describe('an event', () => {
  const of = (before: Item | undefined, after: Item, counts = { open: 2, live: 3 }) =>
    happenedIn(someone, [{ before, after }], counts)

  it.each<[string, Item | undefined, Item, Partial<Happened>]>([
    ['something is added', undefined, open, { added: ['lapte'] }],
    ['something is put back', deleted, open, { added: ['lapte'] }],
    ['something ticked is put back', tickedDeleted, ticked, { added: [] }],
    ['something is renamed', open, item({ name: 'unt' }), { added: [], removed: [] }],
    ['something is removed', open, deleted, { removed: [open] }],
    ['a bought item is removed', ticked, tickedDeleted, { removed: [] }],
    ['something is deleted again', deleted, deleted, { removed: [] }],
    ['something is added and deleted at once', undefined, deleted, { added: [], removed: [] }],
  ])('%s', (_, before, after, expected) => {
    expect(of(before, after)).toMatchObject(expected)
  })

  it.each<[string, Item | undefined, Item, { open: number; live: number }, boolean, boolean]>([
    ['the last is ticked', open, ticked, { open: 1, live: 4 }, true, true],
    ['one of two is ticked', open, ticked, { open: 2, live: 2 }, false, false],
    ['the last that is not ticked is deleted', open, deleted, { open: 1, live: 4 }, true, true],
    ['the only one is deleted', open, deleted, { open: 1, live: 1 }, false, false],
    ['a ticked item is removed, another stays', ticked, tickedDeleted, { open: 0, live: 2 }, true, false],
    ['the last ticked item is removed', ticked, tickedDeleted, { open: 0, live: 1 }, false, false],
    ['one is ticked no more', ticked, open, { open: 0, live: 2 }, false, false],
    ['one is added to a done list', undefined, open, { open: 0, live: 2 }, false, false],
  ])('%s: whether the list is done, and was not before', (_, before, after, counts, isDone, becameDone) => {
    expect(of(before, after, counts)).toMatchObject({ isDone, becameDone })
  })
})

function subscriber(fields: Partial<Subscriber> = {}): Subscriber {
  return {
    id: mine,
    kinds: noticeKinds,
    person: 'Ana',
    showsNames: false,
    shoppingUntilMs: nowMs + 1,
    lastSentMs: 0,
    owed: null,
    dueMs: 0,
    ...fields,
  }
}

const news: Happened = {
  ...someone,
  added: ['lapte', 'ouă'],
  removed: [
    { name: 'pâine', taker: 'Ana' },
    { name: 'unt', taker: 'Dan' },
    { name: 'sare', taker: '' },
  ],
  isDone: true,
  becameDone: true,
}
const nothingNew: Happened = { ...someone, added: [], removed: [], isDone: false, becameDone: false }

describe('the pending notification', () => {
  const owedTo = (fields: Partial<Subscriber>, happened: Partial<Happened> = {}) =>
    noteFor(subscriber(fields), { ...news, ...happened }, nowMs)?.owed

  it.each<[string, Partial<Subscriber>, Partial<Happened>, Partial<Owed> | undefined]>([
    ['all wanted kinds', {}, {}, { added: 2, removed: 1, isDone: true, addedNames: [], removedNames: [] }],
    [
      'names for a person who wants them',
      { showsNames: true },
      {},
      { addedNames: ['lapte', 'ouă'], removedNames: ['pâine'] },
    ],
    ['no additions for a person who does not shop', { shoppingUntilMs: nowMs }, {}, { added: 0, removed: 1 }],
    ['only the wanted kinds', { kinds: ['done'] }, {}, { added: 0, removed: 0, isDone: true }],
    ['no removals for a person without a name', { person: '' }, {}, { added: 2, removed: 0 }],
    ['no removals of items that others took', { kinds: ['removed'], person: 'Ema' }, {}, undefined],
    ['nothing of one’s own device', {}, { device: mine }, undefined],
    ['nothing of one’s own on another device', {}, { by: 'Ana' }, undefined],
    ['changes by a nameless person, for another nameless person', { person: '' }, { by: '' }, { added: 2 }],
    ['nothing for a list that was done before', { kinds: ['done'] }, { becameDone: false }, undefined],
  ])('%s', (_, fields, happened, expected) => {
    const owed = owedTo(fields, happened)
    if (expected) expect(owed).toMatchObject(expected)
    else expect(owed).toBeUndefined()
  })

  it('is gathered, with the first names', () => {
    const before = { ...owedNothing, added: 2, addedNames: ['mere', 'pere'] }
    expect(owedTo({ showsNames: true, owed: before, dueMs: nowMs })).toMatchObject({
      added: 4,
      removed: 1,
      addedNames: ['mere', 'pere', 'lapte'],
    })
  })

  it('is no longer done once anybody adds something to buy', () => {
    const done = { ...owedNothing, isDone: true }
    for (const device of ['', mine]) {
      const note = noteFor(subscriber({ owed: done, dueMs: nowMs }), { ...nothingNew, device }, nowMs)
      expect(note).toEqual({ id: mine, owed: null, dueMs: 0, lastSentMs: 0 })
    }
  })
})

describe('when it is due', () => {
  const dueAt = (fields: Partial<Subscriber>) => noteFor(subscriber(fields), news, nowMs)?.dueMs

  it('after the changes that follow at once', () => {
    expect(dueAt({})).toBe(nowMs + gatherMs)
  })

  it('five minutes after the one before', () => {
    expect(dueAt({ lastSentMs: nowMs - 60_000 })).toBe(nowMs + 4 * 60_000)
    expect(dueAt({ lastSentMs: nowMs - 2 * noticeRestMs })).toBe(nowMs + gatherMs)
  })

  it('at the same time as before, if it was due already', () => {
    expect(dueAt({ owed: { ...owedNothing, added: 1 }, dueMs: nowMs + 5 })).toBe(nowMs + 5)
  })
})

interface Told {
  happened: Happened
  before: Owed
  after: Owed
  /** Time until it may be sent, in ms after the last notification. */
  restMs: number
}

/** Applies events one after the other, and sends the due notification before each. */
function live(
  steps: readonly (readonly [Happened, afterMs: number])[],
  fields: Partial<Subscriber>,
): { told: Told[]; sentAt: number[] } {
  let now = nowMs
  let state = subscriber({ ...fields, shoppingUntilMs: Number.MAX_SAFE_INTEGER })
  const sentAt: number[] = []
  const told = steps.map(([happened, afterMs]) => {
    now += afterMs
    if (state.owed && state.dueMs <= now) {
      sentAt.push(now)
      state = { ...state, owed: null, dueMs: 0, lastSentMs: now }
    }
    const before = state.owed ?? owedNothing
    state = { ...state, ...noteFor(state, happened, now) }
    const restMs = state.owed ? state.dueMs - state.lastSentMs : Number.POSITIVE_INFINITY
    return { happened, before, after: state.owed ?? owedNothing, restMs }
  })
  return { told, sentAt }
}

describe('for any sequence of events', () => {
  const happened = fc
    .record({
      device: fc.constantFrom('', mine),
      by: fc.constantFrom('', 'Ana', 'Dan'),
      added: fc.array(fc.constantFrom('lapte', 'ouă'), { maxLength: 3 }),
      removed: fc.array(fc.record({ name: fc.constant('pâine'), taker: fc.constantFrom('', 'Ana', 'Dan') })),
      isDone: fc.boolean(),
    })
    .map((step): Happened => ({ ...step, becameDone: step.isDone }))
  const steps = fc.array(fc.tuple(happened, fc.integer({ min: 0, max: 200_000 })), { maxLength: 60 })
  const kinds = fc.subarray<NoticeKind>([...noticeKinds], { minLength: 1 })
  const isOwn = ({ device, by }: Happened) => device === mine || by === 'Ana'
  const holds = (check: (lived: ReturnType<typeof live>, wanted: readonly NoticeKind[]) => void) =>
    fc.assert(fc.property(steps, kinds, (all, wanted) => check(live(all, { kinds: wanted }), wanted)))

  it('no device is notified twice within five minutes', () => {
    holds(({ told, sentAt }) => {
      for (const { restMs } of told) expect(restMs).toBeGreaterThanOrEqual(noticeRestMs)
      sentAt.forEach((at, index) => {
        if (index > 0) expect(at - (sentAt[index - 1] ?? at)).toBeGreaterThanOrEqual(noticeRestMs)
      })
    })
  })

  it('no device is notified of its own changes', () => {
    holds(({ told }) => {
      for (const { before, after } of told.filter((one) => isOwn(one.happened)))
        expect({ ...after, isDone: false }).toEqual({ ...before, isDone: false })
    })
  })

  it('everything of others that is wanted is counted, and nothing else', () => {
    holds(({ told }, wanted) => {
      for (const { happened: step, before, after } of told.filter((one) => !isOwn(one.happened))) {
        const count = wanted.includes('added') ? step.added.length : 0
        expect(after.added - before.added).toBe(count)
        expect(after.isDone).toBe(step.isDone && (before.isDone || wanted.includes('done')))
      }
    })
  })

  it('no name is kept for a device that wants none shown', () => {
    holds(({ told }) => {
      for (const { after } of told) expect([...after.addedNames, ...after.removedNames]).toEqual([])
    })
  })
})

describe('a notice that was not taken', () => {
  const untaken: Owed = { ...owedNothing, added: 2, addedNames: ['a', 'b'], isDone: true }

  it('is due again, with the changes since', () => {
    const since: Owed = { added: 2, removed: 1, isDone: false, addedNames: ['c', 'd'], removedNames: ['e'] }
    expect(owedAgain(untaken, since, true)).toEqual({
      added: 4,
      removed: 1,
      isDone: true,
      addedNames: ['a', 'b', 'c'],
      removedNames: ['e'],
    })
    expect(owedAgain(untaken, null, true)).toEqual(untaken)
  })

  it('does not say that everything is ticked once it is not, and nothing where it said only that', () => {
    expect(owedAgain(untaken, null, false)).toEqual({ ...untaken, isDone: false })
    expect(owedAgain({ ...owedNothing, isDone: true }, null, false)).toBeNull()
  })
})
