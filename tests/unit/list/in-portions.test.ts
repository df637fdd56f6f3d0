import { expect, test } from 'vitest'
import { inPortions } from '../../../src/list/in-portions.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place)

/** Runs `inPortions` and lets it fail after a number of portions. */
async function done(count: number, portions = 99) {
  const sizes: number[] = []
  const isDone = await inPortions(numbers(count), async (portion) => {
    if (sizes.length === portions) return false
    sizes.push(portion.length)
    return true
  })
  return { isDone, sizes }
}

test.each([
  [0, { isDone: false, sizes: [] }],
  [1, { isDone: true, sizes: [1] }],
  [100, { isDone: true, sizes: [100] }],
  [250, { isDone: true, sizes: [100, 100, 50] }],
])('%i things are done in portions of 100: %j', async (count, outcome) => {
  expect(await done(count)).toEqual(outcome)
})

test('portions after a failed one are left out', async () => {
  expect(await done(250, 1)).toEqual({ isDone: true, sizes: [100] })
  expect(await done(250, 0)).toEqual({ isDone: false, sizes: [] })
})

test('other work is heard in between', async () => {
  const heard: string[] = []
  setTimeout(() => heard.push('touch'))
  await inPortions(numbers(200), async (portion) => heard.push(`portion of ${portion.length}`) > 0)
  expect(heard).toEqual(['portion of 100', 'touch', 'portion of 100'])
})
