import type { ChangeResult } from '../../../src/domain/item/accept.ts'
import type { ServerTotals } from '../../../src/protocol/operator.ts'
import type { App } from '../pocketbase.d.ts'
import { histogramOf, observed } from './histogram.ts'

const key = 'tally'

/** In ms; a page shows what it is handed within one frame of 16. */
const pushBounds = [1, 2, 5, 10, 25, 50, 100, 250, 1000, 5000]

const empty: ServerTotals = { accepted: 0, refused: {}, pushMs: histogramOf(pushBounds) }

export function readTally(app: App): ServerTotals {
  return parsed(app.store().get(key))
}

/** Counts a batch that was answered and told. */
export function countBatch(app: App, results: readonly ChangeResult[], tookMs: number): void {
  app.store().setFunc(key, (text) => JSON.stringify(withBatch(parsed(text), results, tookMs)))
}

function withBatch(tally: ServerTotals, results: readonly ChangeResult[], tookMs: number): ServerTotals {
  const refused = { ...tally.refused }
  let { accepted } = tally
  for (const result of results) {
    if (result.status === 'done') accepted += 1
    else refused[result.problem] = (refused[result.problem] ?? 0) + 1
  }
  return { accepted, refused, pushMs: observed(tally.pushMs, tookMs) }
}

function parsed(text: string | null | undefined): ServerTotals {
  return text ? JSON.parse(text) : empty
}
