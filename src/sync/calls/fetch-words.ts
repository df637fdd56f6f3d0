import type { WordsFile } from '../../domain/vocabulary/words-file.ts'

/**
 * What is known of words, from the file that the page names. Its name changes with its content, so any copy
 * the browser has will do, without asking the network. Undefined where there is neither copy nor network.
 */
export async function fetchWords(): Promise<WordsFile | undefined> {
  const address = document.querySelector<HTMLElement>('[data-words]')?.dataset.words
  if (!address) return undefined
  try {
    const response = await fetch(address, { cache: 'force-cache' })
    // Built together with this code, so nothing in it needs a check.
    return response.ok ? ((await response.json()) as WordsFile) : undefined
  } catch {
    return undefined
  }
}
