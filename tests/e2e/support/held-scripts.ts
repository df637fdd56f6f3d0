import type { Person } from './person.ts'

/**
 * Delays the page's scripts until they are released.
 *
 * @param scripts names of the scripts to delay, in braces; all scripts by default
 * @returns releases the scripts
 */
export const holdScripts = (person: Person, scripts = '*'): Promise<() => void> =>
  holdFiles(person, `${scripts}.js`)

/**
 * Delays files of the build until they are released.
 *
 * @param names pattern of the files' names
 * @returns releases the files
 */
export async function holdFiles({ context }: Person, names: string): Promise<() => void> {
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await context.route(`**/_astro/${names}`, async (route) => {
    await isLetThrough
    await route.continue()
  })
  return letThrough
}
