let asked = 0

/**
 * Allows only the editor or sheet that was requested last to open, even if the code of an earlier one arrives later.
 *
 * @returns a function that returns true if nothing else was requested since
 */
export function askToOpen(): () => boolean {
  const own = ++asked
  return () => own === asked
}
