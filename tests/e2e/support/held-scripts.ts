import type { Person } from './person.ts'

/**
 * The page's own scripts do not come until they are let through.
 *
 * @param scripts the names of some, in braces; all of them unless they are named
 * @returns the way to let them through
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
