import { Problem } from '../problem.ts'

/**
 * By how much all that one address may do is multiplied: LIMITS_FACTOR, else 1.
 *
 * @throws Problem when it is no number above 0
 */
export function wantedLimitsFactor(given = process.env.LIMITS_FACTOR): number {
  const factor = Number(given || 1)
  if (factor > 0 && Number.isFinite(factor)) return factor
  throw new Problem(`LIMITS_FACTOR is '${given}': set it to a number above 0, such as 10, or leave it out.`)
}
