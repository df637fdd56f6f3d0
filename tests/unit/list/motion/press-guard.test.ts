import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PressGuard } from '../../../../src/list/motion/press-guard.ts'

const restMs = 600
const columnPx = 300

interface Row {
  id: string
  heightPx: number
}

/** Columns of rows. */
type Layout = readonly (readonly Row[])[]

function boxesOf(layout: Layout) {
  const boxes = new Map<string, { box: { top: number; bottom: number; left: number; right: number } }>()
  layout.forEach((column, at) => {
    let top = 0
    for (const { id, heightPx } of column) {
      const bottom = top + heightPx
      boxes.set(id, { box: { top, bottom, left: at * columnPx, right: (at + 1) * columnPx } })
      top = bottom
    }
  })
  return boxes
}

/** Returns the row at a point, found by adding up heights. */
function rowAt(layout: Layout, { clientX, clientY }: { clientX: number; clientY: number }) {
  let left = clientY
  for (const { id, heightPx } of layout[Math.floor(clientX / columnPx)] ?? []) {
    if (left < heightPx) return id
    left -= heightPx
  }
  return ''
}

const row = (id: string): Row => ({ id, heightPx: 50 })
const middleOf = (at: number) => ({ clientX: 280, clientY: at * 50 + 25 })

describe('a press', () => {
  const guard = () => {
    const made = new PressGuard()
    made.note(boxesOf([[row('a'), row('b'), row('c')]]), 0, 1_000)
    return made
  }

  test('on a row that has come under the finger is refused for 600 ms, and was meant for the one before', () => {
    const one = guard()
    one.judge('c', middleOf(1), 0, 1_599)
    expect(one.meantId).toBe('b')
    one.judge('c', middleOf(1), 0, 1_600)
    expect(one.meantId).toBeUndefined()
  })

  test('on a row that stays where it was counts at once', () => {
    const one = guard()
    one.judge('a', middleOf(0), 0, 1_000)
    expect(one.meantId).toBeUndefined()
  })

  test('on a vanished row, or where none was, is refused too', () => {
    const one = guard()
    one.judge('', middleOf(2), 0, 1_100)
    expect(one.meantId).toBe('c')
    one.judge('d', middleOf(3), 0, 1_100)
    expect(one.meantId).toBe('')
  })

  test('is of no concern where there never was a row', () => {
    const one = guard()
    one.judge('', middleOf(3), 0, 1_100)
    expect(one.meantId).toBeUndefined()
  })

  test('counts on the part of a row that was its own before it moved a little', () => {
    const one = guard()
    const moved = { clientX: 280, clientY: 60 }
    one.judge('b', moved, 0, 1_100)
    expect(one.meantId).toBeUndefined()
    one.judge('a', moved, 0, 1_100)
    expect(one.meantId).toBe('b')
  })

  test('on a row that moved away and came back is refused: another was there meanwhile', () => {
    const one = guard()
    one.note(boxesOf([[row('x'), row('a'), row('b')]]), 0, 1_200)
    one.judge('b', middleOf(1), 0, 1_300)
    expect(one.meantId).toBe('a')
    one.judge('b', middleOf(1), 0, 1_800)
    expect(one.meantId).toBeUndefined()
  })

  test('that is clicked on another row than it began on does not count', () => {
    const one = new PressGuard()
    one.judge('a', middleOf(0), 0, 1_000)
    expect(one.end('b')).toBe('a')
    one.judge('a', middleOf(0), 0, 1_000)
    expect(one.end('a')).toBeUndefined()
    expect(one.end('b')).toBeUndefined()
  })

  test('that is refused has more refused for 600 ms, and those no further ones', () => {
    const one = guard()
    const press = (atMs: number) => {
      one.judge('c', middleOf(1), 0, atMs)
      return one.end('c', atMs)
    }
    expect([1_500, 1_720, 2_099, 2_100].map(press)).toEqual(['b', 'b', 'b', undefined])
  })

  test('that slides off its row is no press', () => {
    const one = new PressGuard()
    one.judge('a', middleOf(0), 0, 1_000)
    expect(one.end('')).toBeUndefined()
  })

  test('that was judged says nothing of the next', () => {
    const one = guard()
    one.judge('c', middleOf(1), 0, 1_100)
    one.judge('a', middleOf(0), 0, 1_100)
    expect(one.meantId).toBeUndefined()
  })
})

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const layouts: fc.Arbitrary<Layout> = fc
  .tuple(
    fc.shuffledSubarray(ids, { minLength: 1 }),
    fc.nat(ids.length),
    fc.array(fc.constantFrom(40, 52, 72)),
  )
  .map(([some, cut, heights]) => {
    const rows = some.map((id, at) => ({ id, heightPx: heights[at] ?? 52 }))
    return [rows.slice(0, cut), rows.slice(cut)]
  })
const points = fc.record({ clientX: fc.nat(2 * columnPx - 1), clientY: fc.nat(450) })
const shownFor = fc.integer({ min: 1, max: 900 })

test('a press counts exactly when one row, or none, was at its place for all of the last 600 ms', () => {
  const histories = fc.array(fc.record({ layout: layouts, forMs: shownFor }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(histories, points, (history, point) => {
      const guard = new PressGuard()
      let nowMs = 0
      const shown = history.map(({ layout, forMs }, at) => {
        if (at > 0) guard.note(boxesOf(history[at - 1]?.layout ?? []), 0, nowMs)
        nowMs += forMs
        return { layout, untilMs: nowMs }
      })
      const lately = shown.filter(({ untilMs }, at) => at === shown.length - 1 || nowMs - untilMs < restMs)
      const were = lately.map(({ layout }) => rowAt(layout, point))
      guard.judge(were.at(-1) ?? '', point, 0, nowMs)
      expect(guard.meantId === undefined).toBe(new Set(were).size === 1)
    }),
    { numRuns: 2_000 },
  )
})

test('a row takes presses at once after any change below it or in another column', () => {
  const others = fc.record({
    below: fc.shuffledSubarray(ids),
    beside: fc.shuffledSubarray(ids),
    atMs: fc.nat(600),
  })
  fc.assert(
    fc.property(fc.array(others, { maxLength: 8 }), fc.nat(149), (changes, clientY) => {
      const guard = new PressGuard()
      const above = [row('1'), row('2'), row('3')]
      for (const { below, beside, atMs } of changes.toSorted((one, other) => one.atMs - other.atMs))
        guard.note(boxesOf([[...above, ...below.map(row)], beside.map((id) => row(`${id}2`))]), 0, atMs)
      guard.judge(`${Math.floor(clientY / 50) + 1}`, { clientX: 280, clientY }, 0, 600)
      expect(guard.meantId).toBeUndefined()
    }),
  )
})

test('the person’s own scrolling moves no row away from under the finger', () => {
  fc.assert(
    fc.property(layouts, points, fc.integer({ min: -300, max: 300 }), (layout, point, scrolledPx) => {
      const guard = new PressGuard()
      guard.note(boxesOf(layout), 100, 1_000)
      const seen = { ...point, clientY: point.clientY - scrolledPx }
      guard.judge(rowAt(layout, point), seen, 100 + scrolledPx, 1_100)
      expect(guard.meantId).toBeUndefined()
    }),
  )
})

test('a browser that scrolls to keep rows where they are moves none either', () => {
  const guard = new PressGuard()
  guard.note(boxesOf([[row('a'), row('b'), row('c')]]), 100, 1_000)
  guard.judge('b', middleOf(1), 150, 1_100)
  expect(guard.meantId).toBeUndefined()
})
