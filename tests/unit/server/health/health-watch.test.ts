import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HealthTrouble } from '../../../../src/server/health/health.ts'
import { watchHealth } from '../../../../src/server/health/health-watch.ts'
import { limits } from '../../../../src/server/limits/limits.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Returns the messages to the operator while successive checks have these results. */
async function toldOf(looks: readonly (readonly HealthTrouble[])[]): Promise<string[]> {
  const told: string[] = []
  const left = [...looks]
  const end = watchHealth(
    async () => left.shift() ?? [],
    (level, sentence) => told.push(`${level}: ${sentence}`),
  )
  await vi.advanceTimersByTimeAsync(looks.length * limits.healthWatchMs)
  end()
  return told
}

test('a lasting fault is reported once, and so is its end', async () => {
  expect(await toldOf([[], ['disk'], ['disk'], ['disk'], [], []])).toEqual([
    'error: The site is not well: the disk of the data folder is almost full',
    'notice: The site is well again',
  ])
})

test('a fault that is over by the second look is not reported', async () => {
  expect(await toldOf([[], ['database', 'writing', 'live'], [], ['database'], [], []])).toEqual([])
})

test('an additional fault is reported', async () => {
  expect(await toldOf([['disk'], ['disk'], ['writing', 'disk'], ['writing', 'disk']])).toEqual([
    'error: The site is not well: the disk of the data folder is almost full',
    'error: The site is not well: the database cannot be written to, the disk of the data folder is almost full',
  ])
})

test('a lasting fault is reported also while another comes and goes', async () => {
  expect(await toldOf([['writing', 'live'], ['writing'], ['writing', 'live'], ['writing'], [], []])).toEqual([
    'error: The site is not well: the database cannot be written to',
    'notice: The site is well again',
  ])
})

test('a site that is well says nothing', async () => {
  expect(await toldOf([[], [], []])).toEqual([])
})
