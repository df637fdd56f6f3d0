import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EndTurn, Turns } from '../../../../src/server/limits/turns.ts'

/** Records tasks by name in the order of their beginning, and can end each. */
function begun() {
  const names: string[] = []
  const ends = new Map<string, EndTurn>()
  return {
    names,
    begin: (name: string) => (end: EndTurn) => {
      names.push(name)
      ends.set(name, end)
    },
    end: (name: string) => ends.get(name)?.(),
  }
}

describe('turns', () => {
  it('begin at once while there is room, in all and for the visitor', () => {
    const turns = new Turns({ atOnce: 3, perVisitor: 2 })
    const { names, begin, end } = begun()
    for (const name of ['a1', 'a2', 'a3']) turns.take('a', begin(name))
    expect(names).toEqual(['a1', 'a2'])
    turns.take('b', begin('b1'))
    turns.take('b', begin('b2'))
    expect(names).toEqual(['a1', 'a2', 'b1'])
    end('a1')
    expect(names).toEqual(['a1', 'a2', 'b1', 'a3'])
    end('b1')
    expect(names.at(-1)).toBe('b2')
  })

  it('go round the visitors, however many tasks one of them has', () => {
    const turns = new Turns({ atOnce: 1, perVisitor: 1 })
    const { names, begin, end } = begun()
    for (const name of ['a1', 'a2', 'a3', 'a4']) turns.take('a', begin(name))
    for (const name of ['b1', 'b2']) turns.take('b', begin(name))
    for (let at = 0; at < 6; at += 1) end(names[at] ?? '')
    expect(names).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4'])
  })

  it('end once', () => {
    const turns = new Turns({ atOnce: 1, perVisitor: 1 })
    const { names, begin, end } = begun()
    for (const name of ['a1', 'a2', 'a3']) turns.take('a', begin(name))
    end('a1')
    end('a1')
    expect(names).toEqual(['a1', 'a2'])
    expect(turns.isIdle).toBe(false)
  })

  it('never exceed either limit, and leave no task out', () => {
    const tasks = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 60 })
    fc.assert(
      fc.property(
        tasks,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        (visitors, all, each) => {
          const turns = new Turns({ atOnce: all, perVisitor: each })
          const open: { visitor: string; end: EndTurn }[] = []
          let count = 0
          for (const visitor of visitors)
            turns.take(visitor, (end) => {
              count += 1
              open.push({ visitor, end })
            })
          while (open.length > 0) {
            expect(open.length).toBeLessThanOrEqual(all)
            for (const visitor of ['a', 'b', 'c'])
              expect(open.filter((one) => one.visitor === visitor).length).toBeLessThanOrEqual(each)
            open.shift()?.end()
          }
          expect(count).toBe(visitors.length)
          expect(turns.isIdle).toBe(true)
        },
      ),
    )
  })
})
