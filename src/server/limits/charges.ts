import type { BudgetName } from './limits.ts'
import { bringsRecording, type RequestSummary } from './request-summary.ts'

/**
 * What a request uses of each budget that it draws on. Guesses are not among them: they are known by their answer. The
 * dearest come first, since what is refused by one has still used those before it.
 */
export function chargesOf(summary: RequestSummary): [budget: BudgetName, amount: number][] {
  const { route, bytes } = summary
  // A recording is kept nowhere.
  const keptBytes = bringsRecording(summary) ? 0 : bytes
  return [
    ...(route?.draws ? [[route.draws, 1] as [BudgetName, number]] : []),
    ...(keptBytes > 0 ? [['bytes', keptBytes] as [BudgetName, number]] : []),
    ['requests', 1],
  ]
}
