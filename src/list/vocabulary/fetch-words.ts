import type { WordsFile } from '../../domain/vocabulary/words-file.ts'

/**
 * Fetches the file of words that the page names. The file's name changes with its content, so any cached copy is valid
 * without a request. Undefined if there is neither a copy nor a connection.
 */
export async function fetchWords(): Promise<WordsFile | undefined> {
  const address = document.querySelector<HTMLElement>('[data-words]')?.dataset.words
  if (!address) return undefined
  try {
    const response = await fetch(address, { cache: 'force-cache' })
    // Built together with this code, so it needs no check.
    return response.ok ? ((await response.json()) as WordsFile) : undefined
  } catch {
    return undefined
  }
}
