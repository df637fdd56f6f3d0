import { limits } from '../limits/limits.ts'
import type { HealthTrouble } from './health.ts'
import { tellOperator } from './journal.ts'

const words: Readonly<Record<HealthTrouble, string>> = {
  database: 'the database cannot be read',
  writing: 'the database cannot be written to',
  damage: 'the database is damaged',
  live: 'no live stream begins',
  disk: 'the disk of the data folder is almost full',
  pages: 'there are no pages',
}

/**
 * Reports problems of the site to the operator, also without a monitor: once when they begin, and once when all checks pass
 * again. A problem that is over by the second check, as after a restart of PocketBase, is not reported.
 *
 * @param look resolves to the failed checks
 * @returns a function that ends the watch
 */
export function watchHealth(
  look: () => Promise<readonly HealthTrouble[]>,
  tell: typeof tellOperator = tellOperator,
): () => void {
  let before: readonly HealthTrouble[] = []
  let reported = ''
  const timer = setInterval(async () => {
    const now = await look()
    const lasting = now
      .filter((trouble) => before.includes(trouble))
      .map((trouble) => words[trouble])
      .join(', ')
    const isWell = now.length + before.length === 0
    before = now
    if (lasting === reported || (lasting === '' && !isWell)) return
    reported = lasting
    if (isWell) tell('notice', 'The site is well again')
    else tell('error', `The site is not well: ${lasting}`)
  }, limits.healthWatchMs)
  timer.unref()
  return () => clearInterval(timer)
}
