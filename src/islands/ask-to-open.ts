let asked = 0

/**
 * Lets only the editor or sheet that was asked for last open, even if the code of an earlier one arrives later.
 *
 * @returns a function that tells whether nothing else was asked for since
 */
export function askToOpen(): () => boolean {
  const own = ++asked
  return () => own === asked
}
