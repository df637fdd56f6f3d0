import { describe, expect, it } from 'vitest'
import { FairQueue } from '../../../../src/server/outbound/fair-queue.ts'

interface One {
  list: string
  name: string
}

/** Returns a queue whose tasks run until the test ends them. */
function queueOf(atOnce: number, mostWaiting = 10_000) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const queue = new FairQueue<One>(atOnce, mostWaiting, ({ name }) => {
    begun.push(name)
    return new Promise((resolve) => ends.set(name, resolve))
  })
  return {
    queue,
    begun,
    add: (list: string, ...names: string[]) => names.map((name) => queue.add({ list, name })),
    async end(...names: string[]) {
      for (const name of names) ends.get(name)?.()
      // The queue's `finally` runs after those of earlier promises.
      await new Promise(setImmediate)
    },
  }
}

const namesOf = (list: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${list}${index}`)

describe('a queue by turns of the lists', () => {
  it('sends at most two things of one list at once, and so many of all', async () => {
    const { add, begun, end } = queueOf(3)
    add('a', 'a0', 'a1', 'a2')
    expect(begun).toEqual(['a0', 'a1'])
    add('b', 'b0', 'b1')
    expect(begun).toEqual(['a0', 'a1', 'b0'])
    await end('a0')
    expect(begun).toEqual(['a0', 'a1', 'b0', 'a2'])
    await end('b0', 'a2')
    expect(begun).toEqual(['a0', 'a1', 'b0', 'a2', 'b1'])
  })

  it('begins the only thing of a list after at most three of the thousand things of another one', async () => {
    for (const atOnce of [1, 2, 10]) {
      const { add, begun, end } = queueOf(atOnce)
      add('a', ...namesOf('a', 1000))
      add('b', 'b0')
      await end('a0')
      await end('a1')
      expect(begun.indexOf('b0')).toBeGreaterThanOrEqual(0)
      expect(begun.indexOf('b0')).toBeLessThanOrEqual(3)
    }
  })

  it('gives each list that waits its turn', async () => {
    const { add, begun, end } = queueOf(1)
    for (const list of ['a', 'b', 'c']) add(list, ...namesOf(list, 3))
    const turns = ['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'c1', 'b2', 'c2']
    for (const name of turns) await end(name)
    expect(begun).toEqual(turns)
  })

  it('prefers a list that has nothing under way to one that has', async () => {
    const { add, begun, end } = queueOf(3)
    add('a', 'a0')
    add('b', 'b0')
    add('c', 'c0')
    add('a', 'a1')
    add('d', 'd0')
    await end('b0')
    expect(begun).toEqual(['a0', 'b0', 'c0', 'd0'])
  })

  it('takes no more than there is room for', async () => {
    const { add, queue, end } = queueOf(1, 2)
    expect([add('a', 'a0', 'a1', 'a2', 'a3'), queue.room]).toEqual([[true, true, true, false], 0])
    await end('a0')
    expect([queue.room, add('b', 'b0'), queue.room]).toEqual([1, [true], 0])
  })

  it('goes on after something that could not be sent', async () => {
    const begun: string[] = []
    const queue = new FairQueue<One>(1, 10, async ({ name }) => {
      begun.push(name)
      throw new TypeError('of the test')
    })
    for (const name of ['a0', 'a1']) queue.add({ list: 'a', name })
    await expect.poll(() => begun).toEqual(['a0', 'a1'])
  })

  it('begins nothing more once it is ended, and returns the rest when nothing is under way', async () => {
    const { add, queue, begun, end } = queueOf(2)
    add('a', 'a0', 'a1', 'a2')
    add('b', 'b0')
    let left: One[] | undefined
    const ending = queue.end().then((all) => {
      left = all
    })
    expect([add('c', 'c0'), queue.room]).toEqual([[false], 0])
    await end('a0')
    expect([begun, left]).toEqual([['a0', 'a1'], undefined])
    await end('a1')
    await ending
    expect([begun, left?.map(({ name }) => name)]).toEqual([
      ['a0', 'a1'],
      ['a2', 'b0'],
    ])
  })
})
