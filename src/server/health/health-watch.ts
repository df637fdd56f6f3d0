import { limits } from '../limits/limits.ts'
import type { HealthTrouble } from './health.ts'
import { type Journal, tellOperator } from './journal.ts'

const words: Readonly<Record<HealthTrouble, string>> = {
  database: 'the database cannot be read',
  writing: 'the database cannot be written to',
  live: 'no live stream begins',
  disk: 'the disk of the data folder is almost full',
  pages: 'there are no pages',
}

/**
 * Tells who looks after the site what is wrong with it, also where no monitor asks: once when it begins, and when all is
 * well again. What is over by the second look, as after a restart of PocketBase, is not told.
 *
 * @param look resolves to what is wrong now
 * @returns ends it
 */
export function watchHealth(
  look: () => Promise<readonly HealthTrouble[]>,
  tell: Journal = tellOperator,
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
