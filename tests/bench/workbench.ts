import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import playwrightConfig from '../../playwright.config.ts'
import { startProduct } from '../e2e/product.ts'
import { startPocketBase } from '../support/pocketbase.ts'
import { type Crowd, type Gathering, gatherCrowd } from './crowd.ts'
import type { Figure } from './figure.ts'

/** Measures something with what the workbench hands out, and leaves the cleaning up to it. */
export type Measurement = (bench: Workbench) => Promise<Figure[]>

const phone = { viewport: { width: 390, height: 844 }, locale: 'ro-RO' }

/** Starts what a measurement needs and remembers how to end it. */
export class Workbench {
  readonly #endings: (() => unknown)[] = []

  /** The whole product in processes of its own, with data of its own. @returns its address */
  async product(): Promise<string> {
    const product = await startProduct()
    this.atEnd(() => product.end())
    return product.url
  }

  /** PocketBase alone, without the site's server before it. @returns its address */
  async pocketBase(): Promise<string> {
    const server = await startPocketBase()
    this.atEnd(() => server.stop())
    return server.url
  }

  async browser(): Promise<Browser> {
    const browser = await chromium.launch(playwrightConfig.use?.launchOptions)
    this.atEnd(() => browser.close())
    return browser
  }

  /** Readers of these lists, in a process of their own. */
  async crowd(gathering: Gathering): Promise<Crowd> {
    const crowd = await gatherCrowd(gathering)
    this.atEnd(() => crowd.leave())
    return crowd
  }

  atEnd(ending: () => unknown): void {
    this.#endings.push(ending)
  }

  /** Ends everything, the last started first. */
  async clear(): Promise<void> {
    for (const ending of this.#endings.splice(0).reverse()) await ending()
  }
}

/** A phone of one's own: nothing cached, nothing stored. */
export function newPhone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({ ...phone, baseURL })
}
