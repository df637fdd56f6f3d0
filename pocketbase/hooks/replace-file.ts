const onlyOwner = 0o600
const wordLength = 8

/** The end of the name of a file that is not complete yet. */
export const unfinished = '.next'

/**
 * Replaces a file in one step, so that readers, and a crash, find either the old or the new one. Each call writes beside it
 * under a name of its own, because several engines may replace the same file at once.
 */
export function replaceFile(path: string, text: string): void {
  const next = `${path}.${$security.randomString(wordLength)}${unfinished}`
  try {
    $os.writeFile(next, text, onlyOwner)
    $os.rename(next, path)
  } catch (error) {
    $os.removeAll(next)
    throw error
  }
}
