import { type BrowserContextOptions, test as base, type ConsoleMessage, expect } from '@playwright/test'
import { Person } from './person.ts'
import { type Product, startProduct } from './product.ts'

/** What a browser reports when a request found no server, or the answer was an error: the tests cause these. */
const expectedTroubles = /^Failed to load resource|net::ERR_/

interface Fixtures {
  /** A browser of one's own: other people, other devices. Its script must never complain. */
  newPerson: (options?: BrowserContextOptions) => Promise<Person>
  person: Person
  /** One that a test may stop. */
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
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  newPerson: async ({ browser, product, colorScheme }, use) => {
    const troubles: string[] = []
    const contexts: { close(): Promise<void> }[] = []
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL: product.url,
        colorScheme,
        locale: 'ro-RO',
        ...options,
      })
      contexts.push(context)
      context.on('console', (message) => isTrouble(message) && troubles.push(message.text()))
      context.on('weberror', (error) => troubles.push(String(error.error())))
      return new Person(await context.newPage())
    })
    await Promise.all(contexts.map((context) => context.close()))
    expect(troubles).toEqual([])
  },
  person: async ({ newPerson }, use) => use(await newPerson()),
  ownProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.end()
    },
    { timeout: 120_000 },
  ],
})

export { expect }

function isTrouble(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !expectedTroubles.test(message.text())
}
