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
 * Tells the operator what is wrong with the site, also without a monitor: once when it begins, and once when all is well
 * again. A trouble that is over by the second look, as after a restart of PocketBase, is not told.
 *
 * @param look resolves to what is wrong now
 * @returns a function that ends the watch
 */
export function watchHealth(
  look: () => Promise<readonly HealthTrouble[]>,
  tell: typeof tellOperator = tellOperator,
): () => void {
  let before: readonly HealthTrouble[] = []
  let told = ''
  const timer = setInterval(async () => {
    const now = await look()
    const lasting = now
      .filter((trouble) => before.includes(trouble))
      .map((trouble) => words[trouble])
      .join(', ')
    const isWell = now.length + before.length === 0
    before = now
    if (lasting === told || (lasting === '' && !isWell)) return
    told = lasting
    if (isWell) tell('notice', 'The site is well again')
    else tell('error', `The site is not well: ${lasting}`)
  }, limits.healthWatchMs)
  timer.unref()
  return () => clearInterval(timer)
}
