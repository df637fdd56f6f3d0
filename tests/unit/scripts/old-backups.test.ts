import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oldBackups } from '../../../scripts/lib/backup/old-backups.ts'
import type { Trial } from '../../../src/server/health/trials.ts'

/** The result of a backup's trial; `untried` when there was none. */
type Verdict = 'whole' | 'broken' | 'untried'

function trialOf(backup: string, verdict: Verdict): Trial[] {
  const time = '2026-11-27T04:47:00.000Z'
  const trial = { backup, at: time, madeAt: time }
  return verdict === 'untried' ? [] : [{ ...trial, ...(verdict === 'broken' && { fault: 'is broken' }) }]
}

/** @param verdicts results for nightly backups, the newest first; each backup is named after its index */
function droppedOf(verdicts: readonly Verdict[], kept: number): string[] {
  const names = verdicts.map((_, index) => `@auto_${index}.zip`)
  const trials = verdicts.flatMap((verdict, index) => trialOf(names[index] ?? '', verdict))
  return oldBackups(['lista-1.zip', ...names, 'before-upgrade-1.zip'], trials, kept)
}

test.each<[verdicts: Verdict[], dropped: string[]]>([
  [
    ['whole', 'whole', 'whole', 'whole'],
    ['@auto_2.zip', '@auto_3.zip'],
  ],
  [['broken', 'broken', 'whole', 'whole'], ['@auto_3.zip']],
  [['broken', 'broken', 'broken', 'whole'], ['@auto_2.zip']],
  [['untried', 'untried', 'broken', 'untried'], ['@auto_2.zip']],
  [
    ['broken', 'broken', 'broken', 'broken'],
    ['@auto_2.zip', '@auto_3.zip'],
  ],
])('of %j, the newest first, with two to keep, there go %j', (verdicts, dropped) => {
  expect(droppedOf(verdicts, 2)).toEqual(dropped)
})

test('the last whole one and the newest ones never go, and at most one more stays than is kept once one is whole', () => {
  const verdicts = fc.array(fc.constantFrom<Verdict>('whole', 'broken', 'untried'), { maxLength: 30 })
  fc.assert(
    fc.property(verdicts, fc.integer({ min: 1, max: 9 }), (known, kept) => {
      const dropped = droppedOf(known, kept)
      const places = dropped.map((name) => Number(/\d+/.exec(name)?.[0]))
      expect(places).not.toContain(known.indexOf('whole'))
      expect(Math.min(...places)).toBeGreaterThanOrEqual(kept)
      if (known.includes('whole')) expect(known.length - dropped.length).toBeLessThanOrEqual(kept + 1)
      else expect(places.every((place) => known[place] === 'broken')).toBe(true)
    }),
  )
})
