import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import playwrightConfig from '../../../playwright.config.ts'
import { type Product, startProduct } from '../../e2e/support/product.ts'
import { startPocketBase } from '../../support/server/pocketbase.ts'
import { type Crowd, callCrowd, type Gathering } from './crowd.ts'
import type { Figure } from './figure.ts'

/** Measures something with what the workbench hands out, and leaves the cleaning up to it. */
export type Measurement = (bench: Workbench) => Promise<Figure[]>

const phone = { viewport: { width: 390, height: 844 }, locale: 'ro-RO' }
/** Signals are this process's to answer: the browser is not all there is to end. */
const noSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }

/** Starts what a measurement needs and remembers how to end it. */
export class Workbench {
  #endings: (() => unknown)[] = []
  #cleared = Promise.resolve()
  #isClosed = false

  /** The whole product in processes of its own, with data of its own. @returns its address */
  async product(): Promise<string> {
    return (await this.installation()).url
  }

  /** @param settings environment variables of an operator's */
  installation(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
    return this.#start(
      () => startProduct(settings),
      (product) => product.end(),
    )
  }

  /** PocketBase alone, without the site's server before it. @returns its address */
  async pocketBase(): Promise<string> {
    return (await this.#start(startPocketBase, (server) => server.stop())).url
  }

  /** @param port where other tools reach it */
  browser(port?: number): Promise<Browser> {
    const { args = [], ...launchOptions } = playwrightConfig.use?.launchOptions ?? {}
    const reachable = port === undefined ? [] : [`--remote-debugging-port=${port}`]
    const options = { ...launchOptions, args: [...args, ...reachable], ...noSignals }
    return this.#start(
      () => chromium.launch(options),
      (browser) => browser.close(),
    )
  }

  /** Readers in a process of their own, all of them there. */
  async crowd(gathering: Gathering): Promise<Crowd> {
    const crowd = callCrowd(gathering)
    this.atEnd(() => crowd.leave())
    await crowd.gathered
    return crowd
  }

  atEnd(ending: () => unknown): void {
    this.#endings.push(ending)
  }

  /** Ends everything, the last started first. */
  clear(): Promise<void> {
    const endings = this.#endings.reverse()
    this.#endings = []
    this.#cleared = this.#cleared.then(async () => {
      for (const ending of endings) await ending()
    })
    return this.#cleared
  }

  /** Ends everything and starts nothing more. */
  close(): Promise<void> {
    this.#isClosed = true
    return this.clear()
  }

  /** Known to be ended before it stands. */
  async #start<Value>(start: () => Promise<Value>, end: (value: Value) => unknown): Promise<Value> {
    if (this.#isClosed) throw new Error('the bench is closed')
    const starting = start()
    this.atEnd(() => starting.then(end, () => undefined))
    return await starting
  }
}

/** A phone of one's own: nothing cached, nothing stored. */
export function newPhone(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  return browser.newContext({ ...phone, baseURL, ...options })
}
