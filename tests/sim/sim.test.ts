import { describe, expect, test } from 'vitest'
import { bugs } from './bugs.ts'
import { runHistory } from './history.ts'
import { runMany } from './run-many.ts'

const forMs = Number(process.env.SIM_SECONDS ?? 60) * 1_000
/** The first of the histories, the same in each run, so that only a change can make them fail. `npm run sim` takes others. */
const seed = 20_261_123

describe('a list stays true', () => {
  test(`in random histories from seed ${seed}`, async () => {
    const { runs, failures, perSecond } = await runMany({ forMs }, seed)
    process.stdout.write(`sim: ${runs} histories from seed ${seed}, ${Math.round(perSecond)} histories/s\n`)
    expect(failures).toEqual([])
    expect(runs).toBeGreaterThan(0)
  })

  /** Of before devices sent for lists that are not open. A tab that died before it told the others; what one tab knew of a restored server's list, overwritten by another. */
  test.each([665456325, 866123821, 434823079, 1124657, 1147641, 974099606])(
    'in history %i',
    async (known) => {
      expect(await runHistory(known, { hasSender: false })).toEqual([])
    },
  )

  /** What a missing list's tab never knew, kept by the sender since, and then lost by a restore. */
  test.each([20284378])('in history %i, with the sender', async (known) => {
    expect(await runHistory(known)).toEqual([])
  })

  test('the same seed tells the same history', async () => {
    const bug = 'writes-whole-row'
    expect(await runHistory(7, { bug })).toEqual(await runHistory(7, { bug }))
  })
})

describe('the checker notices', () => {
  test.each(bugs)('%s', async (bug) => {
    let faults: string[] = []
    for (let index = 0; faults.length === 0 && index < 1_000; index += 1)
      faults = await runHistory(seed + index, { bug })
    expect(faults).not.toEqual([])
  })
})
