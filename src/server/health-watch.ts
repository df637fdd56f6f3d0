import type { Trouble } from './health.ts'
import { type Journal, tellOperator } from './journal.ts'
import { limits } from './limits.ts'

const words: Readonly<Record<Trouble, string>> = {
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
  look: () => Promise<readonly Trouble[]>,
  tell: Journal = tellOperator,
): () => void {
  let before = ''
  let told = ''
  const timer = setInterval(async () => {
    const found = (await look()).map((trouble) => words[trouble]).join(', ')
    if (found === before && found !== told) {
      told = found
      if (found === '') tell('notice', 'The site is well again')
      else tell('error', `The site is not well: ${found}`)
    }
    before = found
  }, limits.healthWatchMs)
  timer.unref()
  return () => clearInterval(timer)
}
