import type { Person } from './person.ts'

/**
 * Delays the page's scripts until they are released.
 *
 * @param scripts names of the scripts to delay, in braces; all scripts by default
 * @returns releases the scripts
 */
export async function holdScripts({ context }: Person, scripts = '*'): Promise<() => void> {
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await context.route(`**/_astro/${scripts}.js`, async (route) => {
    await isLetThrough
    await route.continue()
  })
  return letThrough
}
