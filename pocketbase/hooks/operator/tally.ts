import type { ChangeResult } from '../../../src/domain/item/accept.ts'
import { changeProblems } from '../../../src/domain/item/change-problem.ts'
import type { Histogram, ServerTotals } from '../../../src/protocol/operator.ts'
import type { App } from '../pocketbase.d.ts'

const key = 'tally'

/** In ms; a page shows a received message within one frame of 16. */
const pushBounds = [1, 2, 5, 10, 25, 50, 100, 250, 1000, 5000]

/**
 * The counters, in the order in which they are stored as text: batches are counted far more often than the counters are
 * read, and JSON would be slower.
 */
const layout = ['sumMs', 'done', ...changeProblems, ...pushBounds, 'longer'] as const
type Counter = (typeof layout)[number]
const nothing = layout.map(() => 0).join(' ')

/** Counts a batch that was answered and announced. */
export function countBatch(app: App, results: readonly ChangeResult[], tookMs: number): void {
  const counted: readonly Counter[] = [
    pushBounds.find((bound) => tookMs <= bound) ?? 'longer',
    ...results.map((result) => (result.status === 'done' ? 'done' : result.problem)),
  ]
  app.store().setFunc(key, (text) => {
    const counters = (text ?? nothing).split(' ')
    const raise = (counter: Counter, by: number) => {
      const index = layout.indexOf(counter)
      counters[index] = String(Number(counters[index]) + by)
    }
    raise('sumMs', tookMs)
    for (const counter of counted) raise(counter, 1)
    return counters.join(' ')
  })
}

export function readTally(app: App): ServerTotals {
  const counters = readCounters(app.store().get(key))
  const of = (counter: Counter) => counters[layout.indexOf(counter)] ?? 0
  const refused = changeProblems.flatMap((problem) => (of(problem) > 0 ? [[problem, of(problem)]] : []))
  return { accepted: of('done'), refused: Object.fromEntries(refused), pushMs: histogramOf(of) }
}

function histogramOf(of: (counter: Counter) => number): Histogram {
  let count = 0
  const counts = pushBounds.map((bound) => {
    count += of(bound)
    return count
  })
  return { bounds: pushBounds, counts, count: count + of('longer'), sum: of('sumMs') }
}

function readCounters(text: string | null | undefined): number[] {
  return (text ?? nothing).split(' ').map(Number)
}
