import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Meter } from '../../../../src/server/limits/meter.ts'

const secondMs = 1_000
const hourMs = 3_600_000
/** Ten at once, then one per second. */
const allowance = { atOnce: 10, perHour: 3_600 }

/** Number of times that one can be taken before it is refused. */
function takeAll(meter: Meter, key: string, nowMs: number): number {
  let taken = 0
  while (meter.take(key, nowMs) === 0) taken += 1
  return taken
}

test('so much is there at once, and the rest comes back evenly', () => {
  const meter = new Meter(allowance)
  expect(takeAll(meter, 'ana', 0)).toBe(10)
  expect(meter.take('ana', 0)).toBe(secondMs)
  expect(meter.take('ana', 999)).toBe(1)
  expect(takeAll(meter, 'ana', secondMs)).toBe(1)
  expect(takeAll(meter, 'ana', 6 * secondMs)).toBe(5)
  expect(takeAll(meter, 'ana', hourMs)).toBe(10)
})

test('a refused request uses nothing', () => {
  const meter = new Meter(allowance)
  takeAll(meter, 'ana', 0)
  for (let tries = 0; tries < 1_000; tries += 1) meter.take('ana', 500)
  expect(meter.take('ana', secondMs)).toBe(0)
})

test('asking how long to wait uses nothing', () => {
  const meter = new Meter(allowance)
  for (let asked = 0; asked < 100; asked += 1) expect(meter.waitMs('ana', 0)).toBe(0)
  expect(takeAll(meter, 'ana', 0)).toBe(10)
})

test('no visitor uses another’s share', () => {
  const meter = new Meter(allowance)
  takeAll(meter, 'ana', 0)
  expect(takeAll(meter, 'ion', 0)).toBe(10)
})

test('amounts are taken whole or not at all', () => {
  const meter = new Meter(allowance)
  expect(meter.take('ana', 0, 8)).toBe(0)
  expect(meter.take('ana', 0, 3)).toBe(secondMs)
  expect(meter.take('ana', 0, 2)).toBe(0)
})

test('no stretch of time has more use than the initial amount and the refill', () => {
  const steps = fc.array(fc.tuple(fc.nat(3_000), fc.integer({ min: 1, max: 4 })), { maxLength: 200 })
  fc.assert(
    fc.property(steps, (taken) => {
      const meter = new Meter(allowance)
      let nowMs = 0
      let used = 0
      for (const [pauseMs, amount] of taken) {
        nowMs += pauseMs
        if (meter.take('ana', nowMs, amount) === 0) used += amount
        expect(used).toBeLessThanOrEqual(allowance.atOnce + nowMs / secondMs)
      }
    }),
  )
})

test('a visitor that comes no more is forgotten', () => {
  const meter = new Meter(allowance)
  for (let index = 0; index < 1_000; index += 1) meter.take(`visitor ${index}`, 0)
  meter.take('ana', hourMs)
  expect(meter.size).toBe(1)
})

test('the heaviest user stays refused while 40,000 others come', () => {
  const meter = new Meter(allowance)
  takeAll(meter, 'ana', 0)
  for (let index = 0; index < 40_000; index += 1) meter.take(`visitor ${index}`, 0)
  expect(meter.take('ana', 0)).toBeGreaterThan(0)
})

test('a hundred thousand at once take the memory of fifty thousand', () => {
  const meter = new Meter(allowance)
  for (let index = 0; index < 100_000; index += 1) meter.take(`visitor ${index}`, 0)
  expect(meter.size).toBe(50_000)
})
