import { describe, expect, test } from 'vitest'
import { bugs } from './bugs.ts'
import { runHistory } from './run-history.ts'
import { runMany } from './run-many.ts'

const forMs = Number(process.env.SIM_SECONDS ?? 60) * 1_000
/**
 * Seed of the first history. It is the same in each run, so that only a change of the code can make a history fail; `npm run
 * sim` uses other seeds.
 */
const seed = 20_261_123

describe('a list stays true', () => {
  test(`in random histories from seed ${seed}`, async () => {
    const { runs, failures, perSecond } = await runMany({ forMs }, seed)
    process.stdout.write(`sim: ${runs} histories from seed ${seed}, ${Math.round(perSecond)} histories/s\n`)
    expect(failures).toEqual([])
    expect(runs).toBeGreaterThan(0)
  })

  /**
   * Histories from before the sender existed. In them, a tab died before it informed the others, or one tab's data about a
   * restored server's list was overwritten by another tab.
   */
  test.each([665456325, 866123821, 434823079, 1124657, 1147641, 974099606])(
    'in history %i',
    async (known) => {
      expect(await runHistory(known, { hasSender: false })).toEqual([])
    },
  )

  /**
   * Two histories: the sender kept changes that the tab of a missing list never had, and a restore then lost them; changes of
   * an item were refused while its addition was only in a tab's memory, and accepted after it.
   */
  test.each([20284378, 897123879])('in history %i, with the sender', async (known) => {
    expect(await runHistory(known)).toEqual([])
  })

  test('the same seed gives the same history', async () => {
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
