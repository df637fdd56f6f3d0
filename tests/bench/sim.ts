import { runMany } from '../sim/run-many.ts'
import { figure } from './kit/figure.ts'
import type { Measurement } from './kit/workbench.ts'

const rounds = 3
/**
 * Large enough that the first histories, which run before the engine has compiled the code, hardly matter: the bar is about
 * 20,000.
 */
const historiesPerRound = 4_000
const seed = 1
/** The bar: 20,000 histories in 90 s. */
const leastPerSecond = 222

/** Runs simulated histories on all processors. */
export const sim: Measurement = async () => {
  const rates: number[] = []
  while (rates.length < rounds) {
    const { perSecond } = await runMany({ runs: historiesPerRound }, seed + rates.length * historiesPerRound)
    rates.push(perSecond)
  }
  return [figure('simulated histories', 'histories/s', rates, { atLeast: leastPerSecond })]
}
