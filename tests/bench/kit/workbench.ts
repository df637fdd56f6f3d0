import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import playwrightConfig from '../../../playwright.config.ts'
import { type PocketBaseServer, startPocketBase } from '../../support/server/pocketbase.ts'
import { type Product, startProduct } from '../../support/server/product.ts'
import { type Crowd, callCrowd, type Gathering } from './crowd.ts'
import type { Figure } from './figure.ts'

/** Measures something with the workbench, which cleans up afterwards. */
export type Measurement = (bench: Workbench) => Promise<Figure[]>

const phone = { viewport: { width: 390, height: 844 }, locale: 'ro-RO' }
/** The browser does not handle signals, because this process has to end other programs as well. */
const noSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }

/** Starts the programs that measurements need, and ends them afterwards. */
export class Workbench {
  #endings: (() => unknown)[] = []
  #cleared = Promise.resolve()
  #isClosed = false

  /** Starts the whole product in separate processes, with separate data. @returns its address */
  async product(): Promise<string> {
    return (await this.installation()).url
  }

  /** @param settings of an operator, as environment variables */
  installation(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
    return this.start(
      () => startProduct(settings),
      (product) => product.end(),
    )
  }

  /** Starts PocketBase without the site's server. @returns its address */
  async pocketBase(): Promise<string> {
    return (await this.pocketBaseServer()).url
  }

  pocketBaseServer(): Promise<PocketBaseServer> {
    return this.start(startPocketBase, (server) => server.stop())
  }

  /** Starts a server that answers some calls without doing anything for them, for comparisons. */
  async bareServer(): Promise<{ url: string; pid: number }> {
    const child = fork(fileURLToPath(import.meta.resolve('./bare-server-process.ts')))
    this.atEnd(() => child.kill())
    const [port] = await once(child, 'message')
    return { url: `http://127.0.0.1:${port}`, pid: Number(child.pid) }
  }

  /** @param port for other tools */
  browser(port?: number): Promise<Browser> {
    const { args = [], ...launchOptions } = playwrightConfig.use?.launchOptions ?? {}
    const reachable = port === undefined ? [] : [`--remote-debugging-port=${port}`]
    const options = { ...launchOptions, args: [...args, ...reachable], ...noSignals }
    return this.start(
      () => chromium.launch(options),
      (browser) => browser.close(),
    )
  }

  /** Starts a crowd in a separate process, and waits until all its streams are open. */
  async crowd(gathering: Gathering): Promise<Crowd> {
    const crowd = callCrowd(gathering)
    this.atEnd(() => crowd.leave())
    await crowd.gathered
    return crowd
  }

  atEnd(ending: () => unknown): void {
    this.#endings.push(ending)
  }

  /** Ends everything in the reverse order of its start. */
  clear(): Promise<void> {
    const endings = this.#endings.reverse()
    this.#endings = []
    this.#cleared = this.#cleared.then(async () => {
      for (const ending of endings) await ending()
    })
    return this.#cleared
  }

  /** Ends everything, and refuses to start more. */
  close(): Promise<void> {
    this.#isClosed = true
    return this.clear()
  }

  /** Starts a program, whose end it registers beforehand, so that the program is ended in any case. */
  async start<Value>(start: () => Promise<Value>, end: (value: Value) => unknown): Promise<Value> {
    if (this.#isClosed) throw new Error('the bench is closed')
    const starting = start()
    this.atEnd(() => starting.then(end, () => undefined))
    return await starting
  }
}

/** Opens a browser context of a new phone, with nothing cached and nothing stored. */
export function newPhone(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  return browser.newContext({ ...phone, baseURL, ...options })
}
