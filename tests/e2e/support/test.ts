import { setTimeout } from 'node:timers/promises'
import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test'
import { testLimits } from '../../support/limits.ts'
import { type Product, startProduct } from '../../support/server/product.ts'
import { Person } from './person.ts'
import { watchTroubles } from './troubles.ts'

const closingMs = 15_000

interface Fixtures {
  /** Errors on any page of any browser; a test passes only without. */
  troubles: string[]
  /** Opens a browser of another person or device. */
  newPerson: (options?: BrowserContextOptions) => Promise<Person>
  person: Person
  /** A product that the test may stop. */
  ownProduct: Product
}

export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.end()
    },
    { scope: 'worker', timeout: testLimits.startMs },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  troubles: [
    async ({ browser }, use) => {
      const troubles: string[] = []
      const watch = (context: BrowserContext) => watchTroubles(context, troubles)
      browser.on('context', watch)
      await use(troubles)
      browser.off('context', watch)
      expect(troubles).toEqual([])
    },
    { auto: true },
  ],
  newPerson: async ({ browser, product, colorScheme }, use) => {
    const contexts: { close(): Promise<void> }[] = []
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL: product.url,
        colorScheme,
        locale: 'ro-RO',
        ...options,
      })
      contexts.push(context)
      return new Person(await context.newPage())
    })
    // Under load a browser sometimes never confirms that a context is closed; the context is then closed with the browser.
    await Promise.race([
      Promise.all(contexts.map((context) => context.close())),
      setTimeout(closingMs, undefined, { ref: false }),
    ])
  },
  person: async ({ newPerson }, use) => use(await newPerson()),
  ownProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.end()
    },
    { timeout: testLimits.startMs },
  ],
})

/** Options of tests that need the screens' animations, as most people have them. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

export { expect }
