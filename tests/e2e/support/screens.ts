/**
 * Pictures of every screen, to be looked at: `node tests/e2e/support/screens.ts [names] [widths]`, as in
 * `node tests/e2e/support/screens.ts list-60,home 360`. They land in tests/.output/screens.
 */
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import config from '../../../playwright.config.ts'
import { startProduct } from '../../support/server/product.ts'
import { Person } from './person.ts'
import { states } from './states.ts'

const outputFolder = join(import.meta.dirname, '../../.output/screens')
const heights: Readonly<Record<number, number>> = { 360: 640, 390: 844, 768: 1024, 1280: 800 }
const [names = Object.keys(states).join(), widths = Object.keys(heights).join()] = process.argv.slice(2)
const failed: string[] = []
const product = await startProduct()
const browser = await chromium.launch(config.use?.launchOptions ?? {})
for (const name of names.split(',')) {
  for (const width of widths.split(',').map(Number)) await tryTaking(name, width)
}
await browser.close()
await product.end()
process.stderr.write(failed.join(''))
if (failed.length > 0) process.exitCode = 1

/** Takes a state's pictures; one that cannot be reached does not keep the others from being taken. */
async function tryTaking(name: string, width: number): Promise<void> {
  const viewport = { width, height: heights[width] ?? 800 }
  const context = await browser.newContext({ baseURL: product.url, viewport, locale: 'ro-RO' })
  context.setDefaultTimeout(10_000)
  try {
    await take(context, name, width)
  } catch (error) {
    failed.push(`${name} at ${width}: ${error}\n`)
  }
  await context.close()
}

async function take(context: BrowserContext, name: string, width: number): Promise<void> {
  const person = new Person(await context.newPage())
  const { page } = person
  await states[name]?.(person)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
          .map((animation) => animation.finished),
      ),
    )
    await page.screenshot({
      path: join(outputFolder, `${name}-${width}-${colorScheme}.png`),
      fullPage: name === 'home',
    })
  }
}
