import type { Person } from './person.ts'

/** Hides the page or shows it again, as phones do. */
export async function turn({ page }: Person, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibilityState) => {
    const hidden = visibilityState === 'hidden'
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** Leaves the page for another app, and returns. */
export async function turnAway(person: Person): Promise<void> {
  await turn(person, 'hidden')
  await turn(person, 'visible')
}
