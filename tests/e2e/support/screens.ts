/**
 * Pictures of every screen, to be looked at: `node tests/e2e/support/screens.ts [names] [widths]`, as in
 * `node tests/e2e/support/screens.ts list-60,home 360`. They land in tests/.output/screens.
 */
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import config from '../../../playwright.config.ts'
import { startProduct } from '../../support/server/product.ts'
import { Person } from './person.ts'
import { states } from './states.ts'

const outputFolder = join(import.meta.dirname, '../../.output/screens')
const [names = Object.keys(states).join(), widths = '360,768,1280'] = process.argv.slice(2)
const product = await startProduct()
const browser = await chromium.launch(config.use?.launchOptions ?? {})
for (const width of widths.split(',').map(Number)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const name of names.split(',')) await take(name, width, colorScheme)
  }
}
await browser.close()
await product.end()

async function take(name: string, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  const viewport = { width, height: width < 600 ? 780 : 900 }
  const context = await browser.newContext({ baseURL: product.url, colorScheme, viewport, locale: 'ro-RO' })
  const person = new Person(await context.newPage())
  await states[name]?.(person)
  await person.page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  )
  await person.page.screenshot({
    path: join(outputFolder, `${name}-${width}-${colorScheme}.png`),
    fullPage: name === 'home',
  })
  await context.close()
}
