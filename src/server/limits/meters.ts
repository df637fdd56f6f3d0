import { type BudgetName, budgets } from './limits.ts'
import { Meter } from './meter.ts'

/** A meter for each budget. @param factor by which all of them are multiplied */
export function makeMeters(factor: number): Readonly<Record<BudgetName, Meter>> {
  const meterOf = (budget: BudgetName) => {
    const { atOnce, perHour } = budgets[budget]
    return new Meter({ atOnce: atOnce * factor, perHour: perHour * factor })
  }
  return {
    requests: meterOf('requests'),
    lists: meterOf('lists'),
    bytes: meterOf('bytes'),
    passwords: meterOf('passwords'),
    mails: meterOf('mails'),
    recordings: meterOf('recordings'),
    guesses: meterOf('guesses'),
  }
}
