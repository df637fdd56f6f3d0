import type { BudgetName } from './limits.ts'
import { bringsRecording, type RequestSummary } from './request-summary.ts'

/**
 * Amounts that a request uses of each budget, without guesses, which are known only by their answer. The most expensive come
 * first, because a request that is refused by one budget has still used those before it.
 */
export function chargesOf(summary: RequestSummary): [budget: BudgetName, amount: number][] {
  const { route, bytes, token } = summary
  // A recording is not stored.
  const keptBytes = bringsRecording(summary) ? 0 : bytes
  return [
    ...(route?.draws ? [[route.draws, 1] as [BudgetName, number]] : []),
    ...(keptBytes > 0 ? [['bytes', keptBytes] as [BudgetName, number]] : []),
    ...(route?.takesKey && token !== '' ? [['keyed', 1] as [BudgetName, number]] : []),
    ['requests', 1],
  ]
}
