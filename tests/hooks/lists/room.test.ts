import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  arrive,
  emptyRoom,
  forgetSilent,
  leave,
  ownerOf,
  presenceOf,
  type Room,
} from '../../../pocketbase/hooks/live/room.ts'

const startMs = 1_000_000
const plain = { name: '', color: 'green', device: 'Android' } as const

/** Returns the room after heartbeats of these pages, as 'person/tab', all at one moment. */
function roomOf(pages: readonly string[], nowMs = startMs, from: Room = emptyRoom): Room {
  return pages.reduce((room, page) => beat(room, page, nowMs), from)
}

function beat(room: Room, page: string, nowMs: number, look: object = {}): Room {
  const [personId = '', tab = ''] = page.split('/')
  return arrive(room, { personId, tab, visitor: { ...plain, ...look } }, nowMs)
}

const names = (room: Room) => presenceOf(room).people.map(({ id }) => id)

describe('the people on a list', () => {
  test.each([
    ['nobody', [], []],
    ['each once, in the order of their coming', ['ana/1', 'mihai/2', 'ana/1'], ['ana', 'mihai']],
    ['one with two pages once', ['ana/1', 'ana/2'], ['ana']],
    ['one for each page at a time', ['ana/1', 'mihai/1', 'ion/1'], ['ion']],
  ])('%s', (_, pages, expected) => {
    const room = roomOf(pages)
    expect(names(room)).toEqual(expected)
    expect(presenceOf(room).count).toBe(expected.length)
  })

  test('as many as a full room holds: the first twelve by name', () => {
    const room = roomOf(Array.from({ length: 301 }, (_, index) => `person ${index}/${index}`))
    expect(presenceOf(room)).toMatchObject({ count: 300, people: { length: 12 } })
    expect(ownerOf(room, '300')).toBeUndefined()
    expect(presenceOf(beat(leave(room, ['0'], startMs), 'late/300', startMs)).count).toBe(300)
  })

  test('with their latest look', () => {
    const room = beat(roomOf(['ana/1', 'mihai/2']), 'ana/1', startMs, { name: 'Ana', color: 'pink' })
    expect(presenceOf(room).people).toEqual([
      { id: 'ana', device: 'Android', name: 'Ana', color: 'pink' },
      { id: 'mihai', ...plain },
    ])
  })

  test('with at most eight pages each', () => {
    const room = roomOf(Array.from({ length: 9 }, (_, index) => `ana/${index}`))
    expect([0, 1, 8].map((tab) => ownerOf(room, `${tab}`)?.id)).toEqual([undefined, 'ana', 'ana'])
  })
})

describe('a person leaves', () => {
  test.each([
    ['with their last page', ['1', '2'], ['mihai']],
    ['not with another page', ['1'], ['ana', 'mihai']],
    ['not with a page of nobody', ['4'], ['ana', 'mihai']],
  ])('%s', (_, tabs, expected) => {
    const room = roomOf(['ana/1', 'ana/2', 'mihai/3'])
    expect(names(leave(room, tabs, startMs))).toEqual(expected)
  })
})

describe('a phone that died', () => {
  const room = roomOf(['dead/1', 'alive/2'])
  test.each([
    ['is still there 29.999 s after its last heartbeat', 29_999, ['dead', 'alive']],
    ['is gone with the next heartbeat of anybody else from 30 s on', 30_000, ['alive']],
  ])('%s', (_, afterMs, expected) => {
    const heard = beat(room, 'alive/2', startMs + 15_000)
    expect(names(beat(heard, 'alive/2', startMs + afterMs))).toEqual(expected)
  })

  test('is gone within 45 s, whenever the heartbeats of the others fall', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 14_999 }), (offsetMs) => {
        const beatsMs = [0, 15_000, 30_000].map((afterMs) => startMs + afterMs + offsetMs)
        const last = beatsMs.reduce((before, nowMs) => beat(before, 'alive/2', nowMs), room)
        expect((beatsMs.at(-1) ?? 0) - startMs).toBeLessThan(45_000)
        expect(names(last)).toEqual(['alive'])
      }),
    )
  })

  test('stays with a page that lives', () => {
    const heard = beat(beat(room, 'dead/3', startMs + 20_000), 'alive/2', startMs + 40_000)
    expect(names(heard)).toEqual(['dead', 'alive'])
    expect(ownerOf(heard, '1')).toBeUndefined()
  })

  test('is removed from an otherwise empty room', () => {
    expect(names(forgetSilent(room, startMs + 30_000))).toEqual([])
  })
})

describe('the version', () => {
  const room = roomOf(['ana/1', 'mihai/2'])
  it.each([
    ['stays with a heartbeat', (at: number) => beat(room, 'ana/1', at), false],
    ['stays with another page', (at: number) => beat(room, 'ana/3', at), false],
    ['rises when somebody comes', (at: number) => beat(room, 'ion/3', at), true],
    ['rises when somebody goes', (at: number) => leave(room, ['2'], at), true],
    ['rises when somebody is forgotten', (at: number) => forgetSilent(room, at + 30_000), true],
    ['rises with a nickname', (at: number) => beat(room, 'ana/1', at, { name: 'Ana' }), true],
    ['rises with a colour', (at: number) => beat(room, 'ana/1', at, { color: 'red' }), true],
  ])('%s', (_, step, rises) => {
    expect(step(startMs).version > room.version).toBe(rises)
  })

  it('is above every earlier one after the list was empty, or the server away', () => {
    expect(roomOf(['ana/1'], startMs + 60_000).version).toBeGreaterThan(room.version)
  })

  it('is different for any two states that are shown differently', () => {
    const page = fc.tuple(fc.constantFrom('ana', 'mihai', 'ion'), fc.integer({ min: 1, max: 4 }))
    const step = fc.record({
      page,
      leaves: fc.boolean(),
      name: fc.constantFrom('', 'X'),
      afterMs: fc.nat(20_000),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const shown = new Map<number, string>()
        let [current, nowMs] = [emptyRoom, startMs]
        for (const {
          page: [person, tab],
          leaves,
          name,
          afterMs,
        } of steps) {
          nowMs += afterMs
          current = leaves
            ? leave(current, [`${tab}`], nowMs)
            : beat(current, `${person}/${tab}`, nowMs, { name })
          const { version, ...rest } = presenceOf(current)
          const text = JSON.stringify(rest)
          expect(shown.get(version) ?? text).toBe(text)
          shown.set(version, text)
        }
      }),
    )
  })
})
