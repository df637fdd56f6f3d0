import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { states, statesByWorker } from '../support/states.ts'
import { expect, test } from '../support/test.ts'

const narrow = { width: 320, height: 640 }
const smallestTarget = 44
/** Rules that axe does not check by default. */
const rules = { 'color-contrast-enhanced': { enabled: true } }

/**
 * Returns the controls that are smaller than a fingertip, except links within running text. The size of a field is that of
 * its label, the size of a card's link that of the card.
 */
function smallTargetsOf(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const top = document.querySelector('dialog[open]') ?? document
    return [...top.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility() && !element.closest('p'))
      .map((element) => ({ element, touched: element.closest('label, .food-card') ?? element }))
      .filter(({ touched }) => {
        const { width, height } = touched.getBoundingClientRect()
        return width > 0 && (width < smallest || height < smallest)
      })
      .map(({ element, touched }) => {
        const { width, height } = touched.getBoundingClientRect()
        return `${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`
      })
  }, smallestTarget)
}

/** Pixels by which the page can be scrolled sideways. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

test.describe('accessibility rules are met in', () => {
  for (const [name, reach] of Object.entries(states)) {
    test(`the state “${name}”`, async ({ newPerson }) => {
      const person = await newPerson(statesByWorker.has(name) ? { serviceWorkers: 'allow' } : {})
      const { page } = person
      await reach(person)
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      expect(await violationsOf(page, { rules }), 'light').toEqual([])
      // The names and the structure of a page do not depend on the color scheme.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect(await violationsOf(page, { rules, runOnly: ['cat.color'] }), 'dark').toEqual([])
      await page.setViewportSize(narrow)
      await page.waitForFunction((width) => innerWidth === width, narrow.width)
      expect(await smallTargetsOf(page)).toEqual([])
      expect(await overflowOf(page)).toBe(0)
    })
  }
})
