let asked = 0

/**
 * Editors and sheets open one at a time: the last that was asked for, though the code of an earlier one may come later.
 *
 * @returns tells whether nothing else was asked for since
 */
export function askToOpen(): () => boolean {
  const own = ++asked
  return () => own === asked
}
